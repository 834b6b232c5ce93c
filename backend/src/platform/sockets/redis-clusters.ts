import { createAdapter } from '@socket.io/redis-streams-adapter';
import type { Redis } from 'ioredis';
import { openRedis } from '../redis/open-redis';
import { type Cluster, Clusters, hereFirst, type Listener } from './cluster';

export class RedisClusters extends Clusters {
  override open({ settings, log, onGap }: Listener): Cluster {
    const tell = (error: unknown) => log.warn({ err: error }, 'the sockets have lost Redis');
    const connections: Redis[] = [];
    const redis = openRedis(settings.redisSocketsUrl ?? '', { maxRetriesPerRequest: null });
    adopt(redis, connections, tell);
    redis.on('error', tell);
    redis.once('ready', () => redis.on('ready', onGap));
    const adapter = hereFirst(createAdapter(redis, { onlyPlaintext: true }), tell);
    const close = async () => {
      for (const connection of connections) connection.disconnect();
    };
    return { adapter, close };
  }
}

/**
 * The adapter reads over connections of its own that it never closes, and does not await everything
 * it sends. So its connections are collected for closing, and failed commands, such as those in
 * flight at shutdown, are reported.
 */
function adopt(redis: Redis, connections: Redis[], tell: (error: unknown) => void): Redis {
  connections.push(redis);
  const send = redis.sendCommand.bind(redis);
  redis.sendCommand = (...command) => {
    const sent = send(...command);
    Promise.resolve(sent).catch(tell);
    return sent;
  };
  const duplicate = redis.duplicate.bind(redis);
  redis.duplicate = (options) => adopt(duplicate(options), connections, tell);
  return redis;
}
