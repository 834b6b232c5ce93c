import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { SettableClock } from '../../platform/clock';
import type { Settings } from '../../platform/config/settings';
import type { Log } from '../../platform/logging/log';
import { appleClientSecret } from './apple-client-secret';
import { callbackOf } from './callback';
import { Providers } from './providers';

const NOW = new Date('2026-11-26T10:00:00Z');
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const apple = {
  issuer: 'https://appleid.apple.com',
  clientId: 'org.suture.web',
  teamId: 'TEAM',
  keyId: 'KEY',
  privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};
const google = { issuer: 'https://accounts.google.com', clientId: 'us', clientSecret: 'ours' };
const clock = new SettableClock();
clock.set(NOW);
const offered = (settings: object) => new Providers(settings as Settings, clock, {} as Log);

describe('A provider', () => {
  it('is offered where it is set up, and unknown elsewhere', () => {
    const [onlyGoogle, onlyApple] = [offered({ google }), offered({ apple })];
    const both = (providers: Providers) =>
      (['google', 'apple'] as const).map((name) => providers.isOffered(name));
    expect([both(onlyGoogle), both(onlyApple)]).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(() => onlyGoogle.get('apple')).toThrow(expect.objectContaining({ reason: 'not-found' }));
  });

  it('may call itself by another of its names', async () => {
    const providers = offered({ google, apple });
    expect(providers.get('google').about).toMatchObject({
      name: 'google',
      label: 'Google',
      issuer: google.issuer,
      clientId: 'us',
      issuers: ['https://accounts.google.com', 'accounts.google.com'],
    });
    expect(await providers.get('google').about.clientSecret()).toBe('ours');
    expect(providers.get('apple').about).toMatchObject({
      name: 'apple',
      label: 'Apple',
      issuer: apple.issuer,
      clientId: apple.clientId,
      issuers: ['https://appleid.apple.com', 'https://account.apple.com'],
    });
    const other = offered({ google: { ...google, issuer: 'https://id.example' } });
    expect(other.get('google').about.issuers).toEqual(['https://id.example']);
  });
});

describe('The secret for Apple', () => {
  it('is signed by us for five minutes, and names who we are', async () => {
    for (const secret of [
      await appleClientSecret(apple, NOW),
      await offered({ apple }).get('apple').about.clientSecret(),
    ]) {
      const { payload, protectedHeader } = await jwtVerify(secret, publicKey, {
        currentDate: NOW,
      });
      const second = NOW.getTime() / 1_000;
      expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY' });
      expect(payload).toEqual({
        iss: 'TEAM',
        sub: apple.clientId,
        aud: apple.issuer,
        iat: second,
        exp: second + 300,
      });
    }
  });
});

describe('The address to which a provider leads back', () => {
  it('is ours, whatever host was asked for', () => {
    const ours = { publicUrl: 'https://suture.example' } as Settings;
    const request = { headers: { host: 'evil.example' } };
    expect(callbackOf('apple', request, ours)).toBe(
      'https://suture.example/api/v1/auth/apple/callback',
    );
    expect(() => callbackOf('apple', request, {} as Settings)).toThrow(
      expect.objectContaining({ reason: 'request.malformed' }),
    );
  });
});
