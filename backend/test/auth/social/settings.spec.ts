import { generateKeyPairSync } from 'node:crypto';
import { readSettings } from '../../../src/platform/config/settings';

const pem = (type: 'P-256' | 'P-384') =>
  generateKeyPairSync('ec', { namedCurve: type })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString();
const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
const apple = {
  APPLE_CLIENT_ID: 'a',
  APPLE_TEAM_ID: 'b',
  APPLE_KEY_ID: 'c',
  APPLE_PRIVATE_KEY: pem('P-256'),
};
const vapid = Buffer.alloc(32, 1).toString('base64url');
const signingKey = generateKeyPairSync('ed25519')
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString();
const base = {
  SESSION_SECRET: 'x'.repeat(32),
  JWT_PRIVATE_KEY: signingKey,
  VAPID_PRIVATE_KEY: vapid,
};
const live = {
  STAGE: 'live',
  SMTP_URL: 'smtp://m',
  DATABASE_URL: 'postgres://d',
  PUBLIC_URL: 'https://suture.example',
  FFMPEG_PATH: '/f',
};
const reading = (env: Record<string, string>) => () => readSettings({ ...base, ...env });

describe('The settings of social sign-in', () => {
  it('[AU-37 AU-38] are optional, and default to the real issuers', () => {
    expect(reading({})()).toMatchObject({ google: undefined, apple: undefined });
    expect(reading(google)().google?.issuer).toBe('https://accounts.google.com');
    expect(
      reading({ ...apple, APPLE_PRIVATE_KEY: apple.APPLE_PRIVATE_KEY.replaceAll('\n', '\\n') })()
        .apple,
    ).toMatchObject({
      issuer: 'https://appleid.apple.com',
      privateKey: apple.APPLE_PRIVATE_KEY,
    });
  });

  it.each([
    [
      'half of Google',
      { GOOGLE_CLIENT_ID: 'a' },
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together.',
    ],
    [
      'half of Apple',
      { APPLE_CLIENT_ID: 'a' },
      'APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID and APPLE_PRIVATE_KEY must be set together.',
    ],
    [
      'a broken key',
      { ...apple, APPLE_PRIVATE_KEY: 'x' },
      'APPLE_PRIVATE_KEY must be the PEM of a P-256 key.',
    ],
    [
      'a key of another curve',
      { ...apple, APPLE_PRIVATE_KEY: pem('P-384') },
      'APPLE_PRIVATE_KEY must be the PEM of a P-256 key.',
    ],
    [
      'an issuer without TLS',
      { ...google, GOOGLE_ISSUER: 'http://provider.example' },
      'GOOGLE_ISSUER must be an https address.',
    ],
    [
      'a loopback issuer for the public',
      { ...live, ...google, GOOGLE_ISSUER: 'http://127.0.0.1:9' },
      'GOOGLE_ISSUER must be an https address.',
    ],
  ])('[AU-37 AU-38] refuse %s', (_, env, sentence) => {
    expect(reading(env)).toThrow(sentence);
  });
});
