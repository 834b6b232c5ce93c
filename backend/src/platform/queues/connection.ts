import { createPostgresBackend, type QueueOptions, setDefaultBackendFactory } from 'bullmq';
import type { Settings } from '../config/settings';
import { sentinelOptions } from '../redis/redis-address';

export const QUEUE_SCHEMA = 'bullmq';

/**
 * The queue store: Redis when REDIS_URL is set, else PostgreSQL. Must be called before the first
 * Queue or Worker is created and after the schema exists: BullMQ never retries a failed
 * initialisation.
 */
export function queueConnection(settings: Settings): QueueOptions['connection'] {
  if (settings.redisUrl) {
    setDefaultBackendFactory(undefined);
    const address = sentinelOptions(settings.redisUrl) ?? { url: settings.redisUrl };
    return { ...address, maxRetriesPerRequest: null };
  }
  setDefaultBackendFactory(createPostgresBackend);
  const postgres = {
    connectionString: settings.databaseUrl,
    schema: QUEUE_SCHEMA,
    max: 2,
    application_name: 'suture-queues',
  };
  return postgres as unknown as QueueOptions['connection'];
}
