import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { types } from 'pg';
import type { Settings } from '../config/settings';
import { BoundDriver } from './bound-driver';
import { LateEntityManager } from './late-entity-manager';

const INT8_OID = 20;
types.setTypeParser(INT8_OID, Number);

/** Connections of one process. The limits end what hangs: a statement after 5 s, an idle transaction after 10 s, a lock wait after 2 s. */
const SESSION_LIMITS = {
  statement_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
  lock_timeout: 2_000,
};

export function databaseOptions(settings: Pick<Settings, 'databaseUrl'>): Options {
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
    pool: { min: 1, max: 20, acquireTimeoutMillis: 5_000 },
    driverOptions: {
      connection: { ...SESSION_LIMITS, application_name: 'suture', keepAlive: true },
    },
    forceUtcTimezone: true,
    debug: false,
  });
}
