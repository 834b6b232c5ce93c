import type { Client } from 'pg';
import type { Settings } from '../platform/config/settings';
import { connected } from '../platform/database/connect';
import { type Check, type Finding, inTime, NOTHING, reasonOf } from './check';

const OLDEST = 15;
const SKEW_S = 2;

interface Server {
  readonly version: number;
  readonly commit: string;
  readonly checksums: string;
  readonly creates: boolean;
  readonly now: Date;
}

/**
 * PostgreSQL: version, privileges, what a crash would lose, and whether its clock agrees with ours.
 */
export const database: Check = {
  of: 'PostgreSQL',
  reach: ({ databaseUrl, databaseDirectUrl }) =>
    databaseUrl === '' ? undefined : reachBoth(databaseUrl, databaseDirectUrl),
  examine: async (settings) => {
    if (settings.databaseUrl === '') return NOTHING;
    await reachBoth(settings.databaseUrl, settings.databaseDirectUrl);
    return using(settings.databaseDirectUrl, (client) => assess(client, settings));
  },
};

async function reachBoth(pooled: string, direct: string): Promise<void> {
  const addresses = {
    DATABASE_URL: pooled,
    ...(direct !== pooled && { DATABASE_DIRECT_URL: direct }),
  };
  for (const [name, url] of Object.entries(addresses))
    await using(url, (client) => client.query('select 1')).catch((error: unknown) => {
      throw new Error(`${name} cannot be used: ${reasonOf(error)}.`);
    });
}

async function assess(client: Client, { stage }: Settings): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await client.query<Server>(
    `select current_setting('server_version_num')::int / 10000 as version,
       current_setting('synchronous_commit') as commit, current_setting('data_checksums') as checksums,
       has_schema_privilege(current_schema(), 'create') as creates, clock_timestamp() as now`,
  );
  const [server] = rows;
  if (!server) throw new Error('PostgreSQL does not tell what it is.');
  const skew = Math.abs(server.now.getTime() - (asked + Date.now()) / 2) / 1_000;
  const problems = [
    server.version < OLDEST &&
      `PostgreSQL is version ${server.version}; it must be ${OLDEST} or newer.`,
    server.commit === 'off' &&
      'synchronous_commit is off: what members were told is saved could be lost in a crash.',
    !server.creates &&
      'The role of DATABASE_DIRECT_URL (or DATABASE_URL) may not create tables, so no upgrade can be prepared.',
    skew > SKEW_S &&
      `The clocks of PostgreSQL and of this machine differ by ${skew.toFixed(1)} s: let both follow a time server.`,
  ].filter((problem) => problem !== false);
  const checksums = server.checksums === 'on' ? 'with checksums' : 'without checksums of its pages';
  return {
    holds: [`version ${server.version}`, stage === 'live' ? checksums : ''].filter(Boolean),
    problems,
  };
}

export async function using<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = await inTime(
    connected({
      connectionString,
      connectionTimeoutMillis: 8_000,
      application_name: 'suture-doctor',
    }),
  );
  try {
    return await inTime(work(client));
  } finally {
    await client.end();
  }
}
