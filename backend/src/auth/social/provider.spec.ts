import { SettableClock } from '../../platform/clock';
import type { Log } from '../../platform/logging/log';
import { Provider } from './provider';

const ISSUER = 'https://id.example';
const DOCUMENT = {
  issuer: ISSUER,
  jwks_uri: `${ISSUER}/keys`,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
};
const INVALID = { reason: 'auth.social-invalid' };
const UNAVAILABLE = { reason: 'auth.social-unavailable', retryAfter: 5 };
const CODE = { code: 'a-code', redirectUri: 'https://suture.example/callback' };

const warn = jest.fn();
const fetched = jest.spyOn(globalThis, 'fetch');
let tokens: () => Promise<Response>;
let provider: Provider;
beforeEach(() => {
  warn.mockReset();
  tokens = () => json({ access_token: 'access', id_token: 'id' });
  fetched
    .mockReset()
    .mockImplementation((address) =>
      String(address).endsWith('/token') ? tokens() : json(DOCUMENT),
    );
  const about = { name: 'google', label: 'Google', issuer: ISSUER, issuers: [ISSUER] } as const;
  provider = new Provider(
    { ...about, issuers: [ISSUER], clientId: 'us', clientSecret: async () => 'our secret' },
    { clock: new SettableClock(), log: { warn } as unknown as Log },
  );
});
afterAll(() => fetched.mockRestore());

const json = (body: unknown) => Promise.resolve(new Response(JSON.stringify(body)));
const answered = (body: unknown) => {
  tokens = () => json(body);
  return provider.redeem(CODE);
};

describe('A code', () => {
  it('is exchanged for tokens, by a form with our secret', async () => {
    expect(await provider.redeem(CODE)).toEqual({ accessToken: 'access', idToken: 'id' });
    const [address, { body, ...sent } = {}] = fetched.mock.calls.at(-1) ?? [];
    expect(address).toBe(`${ISSUER}/token`);
    expect(sent).toEqual({
      method: 'POST',
      redirect: 'error',
      signal: expect.any(AbortSignal),
    });
    expect(Object.fromEntries(body as URLSearchParams)).toEqual({
      grant_type: 'authorization_code',
      code: 'a-code',
      redirect_uri: CODE.redirectUri,
      client_id: 'us',
      client_secret: 'our secret',
    });
  });

  it('is exchanged with its verifier, if there is one', async () => {
    await provider.redeem({ ...CODE, codeVerifier: 'verifier' });
    const body = fetched.mock.calls.at(-1)?.[1]?.body as URLSearchParams;
    expect(body.get('code_verifier')).toBe('verifier');
  });

  it.each([
    { error: 'invalid_grant' },
    { error: 'invalid_request', access_token: 'access', id_token: 'id' },
    { access_token: 'access' },
    { access_token: 'access', id_token: 7 },
  ])('is not valid when the answer is %j', async (answer) => {
    await expect(answered(answer)).rejects.toMatchObject(INVALID);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    { error: 'invalid_client', access_token: 'access', id_token: 'id' },
    { id_token: 'id' },
    { access_token: 7, id_token: 'id' },
  ])('cannot be exchanged when the answer is %j', async (answer) => {
    await expect(answered(answer)).rejects.toMatchObject(UNAVAILABLE);
    expect(warn.mock.calls).toEqual([
      [{ err: expect.any(Error), provider: 'google' }, expect.any(String)],
    ]);
  });

  it('cannot be exchanged while the provider is down, or answers no JSON', async () => {
    tokens = () => Promise.reject(new Error('down'));
    await expect(provider.redeem(CODE)).rejects.toMatchObject(UNAVAILABLE);
    tokens = async () => new Response('<html>');
    const refusal = await provider.redeem(CODE).catch((error: Error) => error);
    expect(refusal).toMatchObject({ ...UNAVAILABLE, message: expect.stringMatching(/Google/) });
  });
});

describe('A provider', () => {
  it('that cannot be asked for its endpoints cannot be used', async () => {
    fetched.mockImplementation(() => Promise.reject(new Error('down')));
    await expect(provider.endpoints()).rejects.toMatchObject(UNAVAILABLE);
    await expect(provider.read('a.b.c')).rejects.toMatchObject(UNAVAILABLE);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('vouches for nobody with a token that is none', async () => {
    await expect(provider.read('a.b.c')).rejects.toMatchObject(INVALID);
    expect(warn).not.toHaveBeenCalled();
  });
});
