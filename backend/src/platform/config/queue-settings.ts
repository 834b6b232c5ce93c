import { z } from 'zod';
import { isRedisAddress } from '../redis/redis-address';
import { SettingsError } from './settings-error';

const empty = (value: unknown) => (value === '' ? undefined : value);
const redisAddress = z.string().refine(isRedisAddress, 'Invalid URL');

export const queueSchema = {
  REDIS_URL: z.preprocess(empty, redisAddress.optional()),
  REDIS_SOCKETS_URL: z.preprocess(empty, redisAddress.optional()),
  WORKER_QUEUES: z.preprocess(empty, z.string().optional()),
};

type Values = z.infer<z.ZodObject<typeof queueSchema>>;

/** The Redis that the sockets of all processes meet on: one of its own, or that of the queues. */
export function socketsUrl({ REDIS_URL, REDIS_SOCKETS_URL }: Values): string | undefined {
  if (REDIS_SOCKETS_URL !== undefined && REDIS_URL === undefined)
    throw new SettingsError('REDIS_SOCKETS_URL needs REDIS_URL beside it.');
  return REDIS_SOCKETS_URL ?? REDIS_URL;
}

/**
 * The names in WORKER_QUEUES, separated by commas or blanks.
 * @returns undefined for all queues: where nothing is set, or `all`
 */
export function servedQueues({ WORKER_QUEUES = '' }: Values): readonly string[] | undefined {
  const names = WORKER_QUEUES.split(/[\s,]+/).filter(Boolean);
  return names.length === 0 || names.includes('all') ? undefined : [...new Set(names)];
}
