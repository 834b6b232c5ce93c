import { generateKeyPairSync } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type SettingsError } from '../../src/platform/config/settings';

const signingKey = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const live = {
  STAGE: 'live',
  SESSION_SECRET: 'x'.repeat(32),
  JWT_PRIVATE_KEY: signingKey,
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
  SMTP_URL: 'smtp://m',
  DATABASE_URL: 'postgres://d',
  PUBLIC_URL: 'https://suture.example',
  OPERATOR_NAME: 'Example Medical Networks Ltd',
  OPERATOR_ADDRESS: '12 Example Road, London',
  DATA_PROTECTION_CONTACT: 'privacy@suture.example',
};

describe('[D-981] STAGE=live', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'suture-path-'));
    writeFileSync(join(folder, 'ffmpeg'), '#!/bin/sh\n');
    chmodSync(join(folder, 'ffmpeg'), 0o755);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('demands the system’s ffmpeg, on the PATH or by its path', () => {
    expect(() => readSettings({ ...live, PATH: tmpdir() })).toThrow(
      'FFMPEG_PATH must be set, or ffmpeg installed, when STAGE is live.',
    );
    expect(readSettings({ ...live, PATH: `${tmpdir()}:${folder}` }).isLive).toBe(true);
    expect(readSettings({ ...live, PATH: '', FFMPEG_PATH: '/opt/ffmpeg' }).ffmpegPath).toBe(
      '/opt/ffmpeg',
    );
  });

  it.each([
    ['PUBLIC_URL', 'http://suture.example'],
    ['PUBLIC_URL', undefined],
    ['SESSION_SECRET', 'changeme'],
    ['SESSION_SECRET', undefined],
    ['JWT_PRIVATE_KEY', undefined],
    ['VAPID_PRIVATE_KEY', undefined],
    ['SMTP_URL', undefined],
    ['DATABASE_URL', undefined],
    ['RATE_LIMITS', 'off'],
    ['OPERATOR_NAME', undefined],
    ['OPERATOR_ADDRESS', ''],
    ['DATA_PROTECTION_CONTACT', undefined],
    ['DATA_PROTECTION_CONTACT', 'ask for Ruth'],
  ])('refuses to start with %s as %s, and names it', (setting, value) => {
    const env = { ...live, FFMPEG_PATH: '/opt/ffmpeg' };
    expect(readSettings(env).isLive).toBe(true);
    expect(() => readSettings({ ...env, [setting]: value })).toThrow(setting);
  });

  it('names everything that is missing or wrong, all at once', () => {
    const told = () => {
      try {
        readSettings({ STAGE: 'live', PATH: '', PORT: 'x', S3_BUCKET: 'a', GOOGLE_CLIENT_ID: 'a' });
        return [];
      } catch (error) {
        return (error as SettingsError).problems.map(
          (problem) => problem.match(/[A-Z]\w+_\w+|PORT/)?.[0],
        );
      }
    };
    expect(told().sort()).toEqual([
      'DATABASE_URL',
      'DATA_PROTECTION_CONTACT',
      'FFMPEG_PATH',
      'GOOGLE_CLIENT_ID',
      'JWT_PRIVATE_KEY',
      'OPERATOR_ADDRESS',
      'OPERATOR_NAME',
      'PORT',
      'PUBLIC_URL',
      'S3_ENDPOINT',
      'SESSION_SECRET',
      'SMTP_URL',
      'VAPID_PRIVATE_KEY',
    ]);
  });

  it.each([
    ['JWT_PRIVATE_KEY', 'no key at all'],
    ['JWT_PRIVATE_KEY', `'${signingKey.replaceAll('\n', '\\n')}'`],
    ['VAPID_PRIVATE_KEY', `"${live.VAPID_PRIVATE_KEY}"`],
    ['SESSION_SECRET', `'${live.SESSION_SECRET}'`],
  ])('refuses the key %s that cannot be read, %s, and names it once', (setting, value) => {
    const env = { ...live, FFMPEG_PATH: '/opt/ffmpeg', [setting]: value };
    const sentences = (() => {
      try {
        readSettings(env);
        return [];
      } catch (error) {
        return (error as SettingsError).problems;
      }
    })();
    expect(sentences).toEqual([expect.stringContaining(setting)]);
  });

  it('goes to the primary for what changes tables, where a pooler stands before it', () => {
    const env = { ...live, FFMPEG_PATH: '/opt/ffmpeg' };
    expect(readSettings(env).databaseDirectUrl).toBe(live.DATABASE_URL);
    const direct = { DATABASE_DIRECT_URL: 'postgres://primary' };
    expect(readSettings({ ...env, ...direct })).toMatchObject({
      databaseUrl: live.DATABASE_URL,
      databaseDirectUrl: 'postgres://primary',
    });
    expect(() => readSettings({ ...direct })).toThrow('DATABASE_DIRECT_URL needs DATABASE_URL');
  });

  it('[D-1391] demand a Redis of the queues beside that of the sockets, which share it otherwise', () => {
    const sockets = { REDIS_SOCKETS_URL: 'redis://sockets' };
    expect(() => readSettings(sockets)).toThrow('REDIS_SOCKETS_URL needs REDIS_URL');
    const urlOf = (env: Record<string, string>) =>
      readSettings({ ...live, FFMPEG_PATH: '/opt/ffmpeg', ...env }).redisSocketsUrl;
    expect(urlOf({ REDIS_URL: 'redis://queues', ...sockets })).toBe('redis://sockets');
    expect(urlOf({ REDIS_URL: 'redis://queues' })).toBe('redis://queues');
    expect(() => urlOf({ REDIS_URL: 'redis+sentinel://queues:26379' })).toThrow(
      'The setting REDIS_URL is wrong: Invalid URL.',
    );
  });

  it('[AU-28] knows the stores that are set, by https alone', () => {
    const env = { ...live, FFMPEG_PATH: '/opt/ffmpeg' };
    expect(readSettings({ ...env, APP_STORE_URL: '' }).stores).toEqual({
      apple: undefined,
      google: undefined,
    });
    expect(
      readSettings({ ...env, PLAY_STORE_URL: 'https://play.google.com/store' }).stores.google,
    ).toBe('https://play.google.com/store');
    expect(() => readSettings({ ...env, APP_STORE_URL: 'javascript:alert(1)' })).toThrow(
      'The setting APP_STORE_URL is wrong',
    );
  });
});
