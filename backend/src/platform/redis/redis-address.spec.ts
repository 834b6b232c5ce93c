import { isRedisAddress, sentinelOptions } from './redis-address';

describe('An address of Redis', () => {
  it('[D-1391] names Sentinels, their server and its database', () => {
    expect(sentinelOptions('redis+sentinel://10.0.0.1,10.0.0.2:5000/suture')).toEqual({
      sentinels: [
        { host: '10.0.0.1', port: 26_379 },
        { host: '10.0.0.2', port: 5_000 },
      ],
      name: 'suture',
      db: 0,
    });
  });

  it('[D-1391] may hold passwords, and ask for encryption', () => {
    const address = 'rediss+sentinel://app:p%40ss@redis-a:26379/main/3?sentinelPassword=s%2Fp';
    expect(sentinelOptions(address)).toEqual({
      sentinels: [{ host: 'redis-a', port: 26_379 }],
      name: 'main',
      db: 3,
      username: 'app',
      password: 'p@ss',
      sentinelPassword: 's/p',
      tls: {},
      sentinelTLS: {},
      enableTLSForSentinelMode: true,
    });
  });

  it.each(['redis://127.0.0.1:6379/2', 'rediss://:secret@redis.example', 'redis+sentinel://a/b'])(
    'takes %s',
    (address) => expect(isRedisAddress(address)).toBe(true),
  );

  it.each([
    'redis.example:6379',
    'http://redis.example',
    'redis+sentinel://a:26379',
    'redis://a:b',
  ])('does not take %s', (address) => expect(isRedisAddress(address)).toBe(false));
});
