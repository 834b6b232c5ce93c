import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { type Cluster, Clusters, type Listener } from './cluster';

export class RedisClusters extends Clusters {
  override open({ settings, log, onGap }: Listener): Cluster {
    const redis = new Redis(settings.redisUrl ?? '', { maxRetriesPerRequest: null });
    redis.on('error', (error: unknown) => log.warn({ err: error }, 'the sockets have lost Redis'));
    redis.once('ready', () => redis.on('ready', onGap));
    const adapter = createAdapter(redis, { onlyPlaintext: true }) as unknown as Cluster['adapter'];
    return { adapter, close: async () => redis.disconnect() };
  }
}
