import { Discovery } from './discovery';

const ISSUER = 'https://id.example/';
const OTHER_ISSUER = 'https://other.example';
const DOCUMENT = {
  issuer: ISSUER,
  jwks_uri: 'https://id.example/keys',
  authorization_endpoint: 'https://id.example/authorize',
  token_endpoint: 'https://id.example/token',
  code_challenge_methods_supported: ['plain', 'S256'],
};
const NOW = new Date('2026-11-26T10:00:00Z');
const HOUR_MS = 3_600_000;
const later = (ms: number) => new Date(NOW.getTime() + ms);

const answered = (document: object, status = 200) =>
  Promise.resolve(new Response(JSON.stringify(document), { status }));
const fetched = jest.spyOn(globalThis, 'fetch');
let discovery: Discovery;
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => answered(DOCUMENT));
  discovery = new Discovery({ issuer: ISSUER, issuers: [ISSUER, OTHER_ISSUER] });
});
afterAll(() => fetched.mockRestore());

const refused = async (changes: object, status?: number) => {
  fetched.mockImplementation(() => answered({ ...DOCUMENT, ...changes }, status));
  return discovery.endpoints(NOW).then(
    () => 'taken',
    (error: Error) => error.message,
  );
};

describe('What a provider offers', () => {
  it('is read from its document, without following anybody elsewhere', async () => {
    expect(await discovery.endpoints(NOW)).toEqual({
      authorization: 'https://id.example/authorize',
      token: 'https://id.example/token',
      keys: expect.any(Function),
      offersPkce: true,
    });
    expect(fetched.mock.calls).toEqual([
      [
        'https://id.example/.well-known/openid-configuration',
        { redirect: 'error', signal: expect.any(AbortSignal) },
      ],
    ]);
  });

  it.each([[['plain']], [undefined], ['plain'], [[]]])(
    'is no PKCE when the document says %j of it',
    async (methods) => {
      const document = { ...DOCUMENT, code_challenge_methods_supported: methods };
      fetched.mockImplementation(() => answered(document));
      expect((await discovery.endpoints(NOW)).offersPkce).toBe(false);
    },
  );

  it('may be told of any of its issuers, in https alone', async () => {
    expect(await refused({ issuer: OTHER_ISSUER })).toBe('taken');
    discovery = new Discovery({ issuer: ISSUER, issuers: [ISSUER] });
    for (const issuer of [OTHER_ISSUER, undefined])
      expect(await refused({ issuer })).toMatch('another issuer');
    for (const word of ['jwks_uri', 'authorization_endpoint', 'token_endpoint'])
      expect(await refused({ [word]: 'http://id.example/x' })).toMatch(`${word} is not safe`);
    expect(await refused({}, 500)).toMatch('answered with 500');
  });

  it('may be in plain http on a machine whose issuer is', async () => {
    const issuer = 'http://127.0.0.1:1';
    discovery = new Discovery({ issuer, issuers: [issuer] });
    expect(await refused({ issuer, jwks_uri: 'http://127.0.0.1:1/keys' })).toBe('taken');
    expect(await refused({ issuer, token_endpoint: 'ftp://127.0.0.1/x' })).toBe('taken');
    discovery = new Discovery({ issuer, issuers: [issuer] });
    expect(await refused({ issuer, token_endpoint: 'ftp://127.0.0.1/x' })).toMatch('not safe');
  });
});

describe('What is known of a provider', () => {
  it('is asked for once by many, and once an hour', async () => {
    const [one, other] = await Promise.all([discovery.endpoints(NOW), discovery.endpoints(NOW)]);
    expect(one).toBe(other);
    expect(await discovery.endpoints(later(HOUR_MS - 1))).toBe(one);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(await discovery.endpoints(later(HOUR_MS))).not.toBe(one);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('keeps its keys while they are in the same place', async () => {
    const { keys } = await discovery.endpoints(NOW);
    expect((await discovery.endpoints(later(HOUR_MS))).keys).toBe(keys);
    fetched.mockImplementation(() => answered({ ...DOCUMENT, jwks_uri: 'https://id.example/2' }));
    expect((await discovery.endpoints(later(2 * HOUR_MS))).keys).not.toBe(keys);
  });

  it('stays when it cannot be reached for now, and is asked for again', async () => {
    const known = await discovery.endpoints(NOW);
    fetched.mockImplementation(() => Promise.reject(new Error('down')));
    expect(await discovery.endpoints(later(HOUR_MS))).toBe(known);
    expect(await discovery.endpoints(later(HOUR_MS))).toBe(known);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('is nothing when it could never be reached, and is asked for again', async () => {
    fetched.mockImplementationOnce(() => Promise.reject(new Error('down')));
    await expect(discovery.endpoints(NOW)).rejects.toThrow('down');
    expect((await discovery.endpoints(NOW)).token).toBe('https://id.example/token');
  });
});
