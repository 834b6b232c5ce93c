import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { type Cluster, Clusters, type Listener } from './cluster';

export class RedisClusters extends Clusters {
  override open({ settings, log, onGap }: Listener): Cluster {
    const tell = (error: unknown) => log.warn({ err: error }, 'the sockets have lost Redis');
    const redis = heard(new Redis(settings.redisUrl ?? '', { maxRetriesPerRequest: null }), tell);
    redis.on('error', tell);
    redis.once('ready', () => redis.on('ready', onGap));
    const adapter = createAdapter(redis, { onlyPlaintext: true }) as unknown as Cluster['adapter'];
    return { adapter, close: async () => redis.disconnect() };
  }
}

/** The adapter does not wait for all that it sends, so a command that fails, as those do that are under way on stopping, is heard here. */
function heard(redis: Redis, tell: (error: unknown) => void): Redis {
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...command) => {
    const sent = send(...command);
    Promise.resolve(sent).catch(tell);
    return sent;
  };
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (options) => heard(duplicate(options), tell);
  return redis;
}
