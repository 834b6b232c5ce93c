import { generateKeyPairSync } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { SettableClock } from '../platform/clock';
import type { Settings } from '../platform/config/settings';
import { ACCESS_TOKEN_SECONDS, digest, Tokens } from './tokens';

const NOW = new Date('2026-11-26T10:00:00.400Z');
const SECOND = Math.floor(NOW.getTime() / 1_000);
const { privateKey } = generateKeyPairSync('ed25519');
const settings = {
  jwtPrivateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  sessionSecret: 'a secret of the installation',
} as Settings;
const clock = new SettableClock();
const tokens = new Tokens(settings, clock);
const CLAIMS = { memberId: 7, sessionId: 42 };
beforeEach(() => clock.set(NOW));

describe('An access token', () => {
  it('names its member and session for fifteen minutes', async () => {
    const token = await tokens.sign(CLAIMS, NOW);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'EdDSA', typ: 'at+jwt' });
    expect(decodeJwt(token)).toEqual({
      iss: 'suture',
      aud: 'suture-api',
      sub: '7',
      sid: '42',
      iat: SECOND,
      exp: SECOND + ACCESS_TOKEN_SECONDS,
      jti: expect.stringMatching(/^[\w-]{22}$/),
    });
    expect(ACCESS_TOKEN_SECONDS).toBe(900);
    expect(await tokens.read(token)).toEqual(CLAIMS);
    clock.advance(899_000);
    expect(await tokens.read(token)).toEqual(CLAIMS);
    clock.advance(1_000);
    expect(await tokens.read(token)).toBeUndefined();
  });

  it('is the same for the same moment alone', async () => {
    const token = await tokens.sign(CLAIMS, NOW);
    expect(await tokens.sign(CLAIMS, NOW)).toBe(token);
    const later = new Date(NOW.getTime() + 1);
    expect(await tokens.sign(CLAIMS, later)).not.toBe(token);
    expect(await tokens.sign({ ...CLAIMS, sessionId: 43 }, NOW)).not.toBe(token);
  });

  it('of five minutes ahead counts, in case a clock was set back; a later one does not', async () => {
    const token = await tokens.sign(CLAIMS, NOW);
    clock.set(new Date((SECOND - 300) * 1_000));
    expect(await tokens.read(token)).toEqual(CLAIMS);
    clock.set(new Date((SECOND - 301) * 1_000));
    expect(await tokens.read(token)).toBeUndefined();
  });

  const signed = (changes: { iss?: string; aud?: string; typ?: string; without?: string }) => {
    const { iss = 'suture', aud = 'suture-api', typ = 'at+jwt', without } = changes;
    const payload = { iss, aud, sub: '7', sid: '42', jti: 'x', iat: SECOND, exp: SECOND + 60 };
    const kept = Object.entries(payload).filter(([claim]) => claim !== without);
    return new SignJWT(Object.fromEntries(kept))
      .setProtectedHeader({ alg: 'EdDSA', typ })
      .sign(privateKey);
  };

  it.each([
    { iss: 'else' },
    { aud: 'else' },
    { typ: 'JWT' },
    ...['sub', 'sid', 'jti', 'iat', 'exp'].map((without) => ({ without })),
  ])('that is signed by us and says %j is none', async (changes) => {
    expect(await tokens.read(await signed({}))).toEqual(CLAIMS);
    expect(await tokens.read(await signed(changes))).toBeUndefined();
  });

  it('that is anything else is none', async () => {
    for (const token of ['', 'a.b.c', `${await signed({})}x`])
      expect(await tokens.read(token)).toBeUndefined();
  });

  describe('[D-1581] that was read before', () => {
    const verify = jest.spyOn(globalThis.crypto.subtle, 'verify');
    beforeEach(() => verify.mockClear());
    afterAll(() => verify.mockRestore());

    it('is not verified again, unless there were many others since', async () => {
      const ours = new Tokens(settings, clock);
      const token = await ours.sign(CLAIMS, NOW);
      for (let nth = 0; nth < 3; nth++) expect(await ours.read(token)).toEqual(CLAIMS);
      expect(verify).toHaveBeenCalledTimes(1);
      Object.assign(ours.limits, { verified: 1 });
      await ours.read(await ours.sign({ ...CLAIMS, sessionId: 43 }, NOW));
      expect(await ours.read(token)).toEqual(CLAIMS);
      expect(verify).toHaveBeenCalledTimes(3);
    });

    it('does not vouch for another one with its claims', async () => {
      const token = await tokens.sign(CLAIMS, NOW);
      expect(await tokens.read(token)).toEqual(CLAIMS);
      const [head, claims] = token.split('.');
      const [, , other] = (await tokens.sign({ ...CLAIMS, sessionId: 43 }, NOW)).split('.');
      expect(await tokens.read(`${head}.${claims}.${other}`)).toBeUndefined();
    });

    it('ends when it ends, and not before it counts', async () => {
      const token = await tokens.sign(CLAIMS, NOW);
      expect(await tokens.read(token)).toEqual(CLAIMS);
      clock.set(new Date((SECOND - 301) * 1_000));
      expect(await tokens.read(token)).toBeUndefined();
      clock.set(new Date((SECOND + ACCESS_TOKEN_SECONDS) * 1_000));
      expect(await tokens.read(token)).toBeUndefined();
    });
  });
});

describe('A secret', () => {
  it('has 256 bits, and is known by its digest', () => {
    const secret = tokens.newSecret();
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(tokens.newSecret()).not.toBe(secret);
    expect(digest('one').toString('hex')).toBe(
      '7692c3ad3540bb803c020b3aee66cd8887123234ea0c6e7143c0add73ff431ed',
    );
  });

  it('has one successor, of this installation', () => {
    const next = tokens.successor('one');
    expect(next).toMatch(/^[\w-]{43}$/);
    expect(tokens.successor('one')).toBe(next);
    expect(tokens.successor('two')).not.toBe(next);
    const others = new Tokens({ ...settings, sessionSecret: 'else' } as Settings, clock);
    expect(others.successor('one')).not.toBe(next);
  });
});
