import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../src/platform/config/settings';

const live = {
  STAGE: 'live',
  SESSION_SECRET: 'x'.repeat(32),
  JWT_PRIVATE_KEY: 'x',
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
  SMTP_URL: 'smtp://m',
  DATABASE_URL: 'postgres://d',
  PUBLIC_URL: 'https://suture.example',
};

describe('STAGE=live', () => {
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
  ])('refuses to start with %s as %s, and names it', (setting, value) => {
    const env = { ...live, FFMPEG_PATH: '/opt/ffmpeg' };
    expect(readSettings(env).isLive).toBe(true);
    expect(() => readSettings({ ...env, [setting]: value })).toThrow(setting);
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
