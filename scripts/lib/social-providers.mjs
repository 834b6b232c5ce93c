import { fork } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { inHouse } from './house.mjs';

const CLIENT = { clientId: 'suture-web', clientSecret: 'known-to-google-and-us' };

/**
 * Fake Google and Apple providers on this machine, as used by the specs, and the settings for using
 * them.
 */
export async function startSocialProviders() {
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const apple = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = signing.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const publicKey = apple.publicKey.export({ type: 'spki', format: 'pem' });
  const openid = {
    ...CLIENT,
    signing: { kid: 'provider-key', key },
    apple: { teamId: 'TEAM123456', keyId: 'KEY1234567', publicKey },
  };
  const child = fork(inHouse('backend/test/auth/social/support/openid-provider.mjs'), {
    env: { ...process.env, OPENID_SETTINGS: JSON.stringify(openid) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const ended = once(child, 'exit').then(() =>
    Promise.reject(new Error('The local sign-in provider ended.')),
  );
  const [issuers] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  const settings = {
    GOOGLE_CLIENT_ID: CLIENT.clientId,
    GOOGLE_CLIENT_SECRET: CLIENT.clientSecret,
    GOOGLE_ISSUER: issuers.google,
    APPLE_CLIENT_ID: CLIENT.clientId,
    APPLE_TEAM_ID: 'TEAM123456',
    APPLE_KEY_ID: 'KEY1234567',
    APPLE_PRIVATE_KEY: apple.privateKey
      .export({ type: 'pkcs8', format: 'pem' })
      .replaceAll('\n', '\\n'),
    APPLE_ISSUER: issuers.apple,
  };
  return { settings, stop: () => child.disconnect() };
}
