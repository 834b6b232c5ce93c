import { Redis, type RedisOptions } from 'ioredis';
import { sentinelOptions } from './redis-address';

/** A client of the server that REDIS_URL names, itself or through Sentinel. */
export function openRedis(address: string, options: RedisOptions): Redis {
  const sentinels = sentinelOptions(address);
  return sentinels ? new Redis({ ...sentinels, ...options }) : new Redis(address, options);
}
