import type { Redis } from 'ioredis';
import type { Settings } from '../platform/config/settings';
import { openRedis } from '../platform/redis/open-redis';
import { type Check, type Finding, inTime, NOTHING, reasonOf } from './check';

const OLDEST = [6, 2] as const;

/** Redis: version, whether it survives a restart, and that it never evicts queues. */
export const redis: Check = {
  of: 'Redis',
  reach: ({ redisUrl }) => (redisUrl ? using(redisUrl, (client) => client.ping()) : undefined),
  examine: async ({ redisUrl }) =>
    redisUrl ? using(redisUrl, async (client) => assess(await client.info())) : NOTHING,
};

/** A Redis of its own for the sockets, which lose nothing by a restart. */
export const redisOfSockets: Check = {
  of: 'Redis of the sockets',
  reach: pingOfSockets,
  examine: async (settings) => {
    const ping = pingOfSockets(settings);
    if (!ping) return NOTHING;
    await ping;
    return { holds: ['answers'], problems: [] };
  },
};

/** @returns undefined if the sockets share the Redis of the queues */
function pingOfSockets({ redisUrl, redisSocketsUrl }: Settings): Promise<string> | undefined {
  return redisSocketsUrl && redisSocketsUrl !== redisUrl
    ? using(redisSocketsUrl, (client) => client.ping(), 'REDIS_SOCKETS_URL')
    : undefined;
}

function assess(info: string): Finding {
  const told = new Map(
    info
      .split(/\r?\n/)
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
  const version = told.get('redis_version') ?? '0';
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const policy = told.get('maxmemory_policy') ?? 'unknown';
  const problems = [
    (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) &&
      `Redis is version ${version}; it must be ${OLDEST.join('.')} or newer.`,
    policy !== 'noeviction' &&
      `maxmemory-policy is ${policy}: it must be noeviction, or queues are dropped when memory is short.`,
    told.get('aof_enabled') !== '1' &&
      'appendonly is off: after a restart of Redis its queues have to be filled anew from the database.',
  ].filter((problem) => problem !== false);
  return { holds: [`version ${version}`], problems };
}

/** @throws Error that names the setting, if Redis does not answer */
export async function using<Result>(
  url: string,
  work: (client: Redis) => Promise<Result>,
  setting = 'REDIS_URL',
): Promise<Result> {
  const client = openRedis(url, {
    lazyConnect: true,
    connectTimeout: 8_000,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    sentinelRetryStrategy: () => null,
  });
  let last: unknown;
  client.on('error', (error) => {
    last = error;
  });
  try {
    await inTime(client.connect());
    return await inTime(work(client));
  } catch (error) {
    throw new Error(`${setting} cannot be used: ${reasonOf(last ?? error)}.`);
  } finally {
    client.disconnect();
  }
}
