import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { types } from 'pg';
import type { Settings } from '../config/settings';
import { BoundDriver } from './bound-driver';
import { LateEntityManager } from './late-entity-manager';

const INT8_OID = 20;
types.setTypeParser(INT8_OID, Number);

/**
 * Connection limits of one process, against hanging work: 5 s per statement, 10 s idle in a
 * transaction, 2 s waiting for a lock.
 */
const SESSION_LIMITS = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 2_000,
};

/**
 * No parallel queries: starting two workers takes longer than reading the few rows of a search, which
 * takes a fifth of the time without them. No JIT compilation either: our queries are too short for it
 * to pay.
 */
const QUERY_SETTINGS = '-c max_parallel_workers_per_gather=0 -c jit=off';

const POOL = 20;
/** Kept through a rest: a new connection has to log in and plan every query anew. */
const SMALLEST_POOL = 6;

/** Several front doors on one machine open at most twice the connections of one. */
const poolOf = (doors = 1) =>
  Math.max(SMALLEST_POOL, Math.min(POOL, Math.floor((2 * POOL) / doors)));

export function databaseOptions(
  settings: Pick<Settings, 'databaseUrl'> & Partial<Pick<Settings, 'door'>>,
  limits: typeof SESSION_LIMITS = SESSION_LIMITS,
): Options {
  return defineConfig({
    driver: BoundDriver,
    entityManager: LateEntityManager,
    clientUrl: settings.databaseUrl,
    entities: [],
    // The first query connects. While the application is still being built, the event loop is busy
    // for longer than a connection may take, and a starting process would give up for no reason.
    connect: false,
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: false },
    pool: {
      min: SMALLEST_POOL,
      max: poolOf(settings.door?.count),
      acquireTimeoutMillis: 5_000,
    },
    driverOptions: {
      connection: {
        ...limits,
        options: QUERY_SETTINGS,
        application_name: 'suture',
        keepAlive: true,
      },
    },
    forceUtcTimezone: true,
    debug: false,
  });
}
