import { Redis } from 'ioredis';
import { RedisContents } from '../../src/backup/redis-contents';
import { refuseFullRedis } from '../../src/backup/restore-backup';

describe('Redis after a restore', () => {
  const url = `${process.env['REDIS_URL']?.replace(/\/\d*$/, '')}/13`;
  const redis = new Redis(url);
  const contents = new RedisContents(url);
  afterAll(async () => {
    await redis.flushdb();
    redis.disconnect();
  });

  it('[D-1091] holds nothing of the data before; without --replace it is not touched', async () => {
    await redis.mset('bull:mail:1', 'a job', 'bull:mail:2', 'another');
    await expect(refuseFullRedis(contents, false)).rejects.toThrow('holds 2 keys of other data');
    await refuseFullRedis(contents, true);
    expect(await redis.dbsize()).toBe(2);
    expect(await contents.clear()).toBe(2);
    expect(await redis.dbsize()).toBe(0);
    await refuseFullRedis(contents, false);
  });

  it('[D-1091] is nothing where there is none', async () => {
    expect(await new RedisContents(undefined).clear()).toBe(0);
  });
});
