import { fork } from 'node:child_process';
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { type JWTPayload, SignJWT } from 'jose';

export const CLIENT_ID = 'suture-web';
const CLIENT_SECRET = 'known-to-google-and-us';
const TEAM_ID = 'TEAM123456';
const KEY_ID = 'KEY1234567';
const SIGNING_KEY = 'provider-key';

/** Google and Apple on this machine. */
export interface LocalProviders {
  readonly google: string;
  readonly apple: string;
  /** Settings that make an application trust them. */
  readonly settings: Record<string, string>;
  /** The provider's public key, as everybody can have it. */
  readonly publicKey: string;
  /** A token signed with the provider's own key: for what a real one would never issue. */
  mint(claims: JWTPayload): Promise<string>;
  stop(): Promise<void>;
}

export async function startProviders(): Promise<LocalProviders> {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const openid = {
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    signing: { kid: SIGNING_KEY, key: pem(signing.privateKey) },
    apple: { teamId: TEAM_ID, keyId: KEY_ID, publicKey: pem(apple.publicKey) },
  };
  const child = fork(join(__dirname, 'openid-provider.mjs'), {
    env: { ...process.env, OPENID_SETTINGS: JSON.stringify(openid) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const issuers = await new Promise<{ google: string; apple: string }>((done, fail) => {
    child.once('message', (message) => done(message as { google: string; apple: string }));
    child.once('exit', (code) => fail(new Error(`The provider ended with ${code}.`)));
  });
  return {
    ...issuers,
    settings: settingsFor(issuers, apple.privateKey),
    publicKey: pem(signing.publicKey),
    mint: (claims) => sign(claims, { issuer: issuers.google, key: signing.privateKey }),
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

function settingsFor(
  issuers: { google: string; apple: string },
  appleKey: KeyObject,
): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_CLIENT_SECRET: CLIENT_SECRET,
    GOOGLE_ISSUER: issuers.google,
    APPLE_CLIENT_ID: CLIENT_ID,
    APPLE_TEAM_ID: TEAM_ID,
    APPLE_KEY_ID: KEY_ID,
    APPLE_PRIVATE_KEY: pem(appleKey).replaceAll('\n', '\\n'),
    APPLE_ISSUER: issuers.apple,
  };
}

function sign(
  claims: JWTPayload,
  { issuer, key }: { issuer: string; key: KeyObject },
): Promise<string> {
  const now = Math.floor(Date.now() / 1_000);
  const whole = { iss: issuer, aud: CLIENT_ID, iat: now, exp: now + 3_600, ...claims };
  return new SignJWT(whole).setProtectedHeader({ alg: 'RS256', kid: SIGNING_KEY }).sign(key);
}

function pem(key: KeyObject): string {
  return key.export({ type: key.type === 'private' ? 'pkcs8' : 'spki', format: 'pem' }).toString();
}
