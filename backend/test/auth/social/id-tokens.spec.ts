import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { SignJWT, UnsecuredJWT } from 'jose';
import { type RunningApp, startApp } from '../../support/app';
import { Client } from '../../support/client';
import { aMember, anOnboarding, aVisitor } from '../../support/people';
import { Browser, type ProviderPerson } from './support/browser';
import { CLIENT_ID, type LocalProviders, startProviders } from './support/providers';

let providers: LocalProviders;
let app: RunningApp;
beforeAll(async () => {
  providers = await startProviders();
  app = await startApp(providers.settings);
});
afterAll(async () => {
  await app.stop();
  await providers.stop();
});
afterEach(() => app.clock.reset());

const someone = (more: Partial<ProviderPerson> = {}): ProviderPerson => {
  const sub = randomBytes(8).toString('hex');
  return {
    sub,
    email: `${sub}@gmail.example`,
    email_verified: true,
    given_name: 'Anna',
    family_name: 'Keller',
    ...more,
  };
};
const post = (body: object, headers: Record<string, string> = {}) =>
  aVisitor(app).post('login/googleSignIn/web', body, headers);
const accountsOf = (email: string | undefined) =>
  app.rows('select 1 from account where email_key = ?', [email]);
const seconds = () => Math.floor(Date.now() / 1_000);

describe('The call login/googleSignIn/web', () => {
  it('[AU-37 AU-39] takes an ID token and answers like a log-in; other fields are ignored', async () => {
    const anna = await aMember(app);
    const credential = await providers.mint({ ...someone({ email: anna.email }) });
    const reply = await post({
      credential,
      clientId: 'x',
      select_by: 'btn',
      id: 1,
      role: 'admin',
      password: 'third party signin',
    });

    expect(reply.code).toBe(200);
    expect(reply.body['records']).toMatchObject({
      id: anna.id,
      jwt: expect.any(String),
      refreshToken: expect.any(String),
      role: 'member',
    });
    expect(reply.headers.getSetCookie()).toEqual([]);
  });

  it('[AU-37] answers 202 to a newcomer, with the cookie for our own pages only', async () => {
    const credential = await providers.mint({ ...someone() });
    const own = await post({ credential }, { origin: app.url });
    const foreign = await post({ credential }, { origin: 'https://evil.example' });
    expect(own.code).toBe(202);
    expect(own.headers.getSetCookie()[0]).toMatch(/^suture=/);
    expect(foreign.headers.getSetCookie()).toEqual([]);
  });

  const callback = () => `${app.url}/api/v1/auth/google/callback`;

  /** A code that Google made outside of a flow of ours. */
  async function aCodeFor(email: string, redirectUri = callback()): Promise<string | null> {
    const asked = new URL(`${providers.google}/auth`);
    asked.search = new URLSearchParams({
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: redirectUri,
    }).toString();
    const { url } = await new Browser(app).authorise(asked, someone({ email }));
    return new URL(url).searchParams.get('code');
  }

  it('[AU-37] takes a code, once', async () => {
    const noor = await anOnboarding(app);
    const redirectUri = callback();
    const code = await aCodeFor(noor.email);

    expect((await post({ code, redirect_uri: redirectUri })).body['records']).toMatchObject({
      id: noor.id,
    });
    expect((await post({ code, redirect_uri: redirectUri })).code).toBe(400);
  });

  it('[D-168] takes a code that a page has asked for itself, and whatever else it names', async () => {
    const noor = await anOnboarding(app);
    for (const redirect_uri of [undefined, 'https://evil.example/callback']) {
      const code = await aCodeFor(noor.email, `${app.url}/postmessage`);
      expect((await post({ code, redirect_uri })).body['records']).toMatchObject({ id: noor.id });
    }
  });

  it('[AU-37] the code of a browser’s flow cannot be brought here: its proof is missing', async () => {
    const browser = new Browser(app);
    const { url } = await browser.authorise(await browser.leave('google'), someone());
    const code = new URL(url).searchParams.get('code');
    expect((await post({ code, redirect_uri: callback() })).code).toBe(400);
  });

  it('[D-171] opens a session of twelve hours, which no word lengthens', async () => {
    const anna = await aMember(app);
    const credential = await providers.mint({ ...someone({ email: anna.email }) });
    const reply = await post({ credential, remember: 'on' }, { origin: app.url });
    const cookie = reply.headers.getSetCookie()[0] ?? '';
    expect(cookie).not.toContain('Max-Age');
    const browser = new Client(app, { cookie: cookie.split(';')[0] ?? '' });
    expect((await browser.get('session')).code).toBe(200);
    app.clock.advance(12 * 3_600_000 + 60_000);
    expect((await browser.get('session')).code).toBe(401);
  });

  it('[AU-36 AU-37] needs one of them', async () => {
    const reply = await post({});
    expect(reply.code).toBe(422);
    expect(reply.body.errors).toEqual({ credential: ['The log-in of Google is required.'] });
  });

  it('[AU-37] a token is dead an hour later', async () => {
    const credential = await providers.mint({ ...someone() });
    app.clock.advance(3_600_000 + 61_000);
    expect((await post({ credential })).code).toBe(400);
  });
});

describe('An ID token', () => {
  it.each<[string, object]>([
    ['is for another application', { aud: 'another-app' }],
    ['is for others, too', { aud: [CLIENT_ID, 'another-app'] }],
    ['is of another issuer', { iss: 'https://accounts.google.com' }],
    ['has expired', { iat: seconds() - 7_200, exp: seconds() - 3_600 }],
    ['never expires', { exp: undefined }],
    ['is from tomorrow', { iat: seconds() + 3_600, exp: seconds() + 7_200 }],
    [
      'is old, though it claims a long life',
      { iat: seconds() - 30 * 86_400, exp: seconds() + 86_400 },
    ],
    ['says nothing of when it was made', { iat: undefined }],
    ['names nobody', { sub: undefined }],
    ['has an address that is not verified', { email_verified: false }],
    ['says nothing of the address being verified', { email_verified: undefined }],
    ['has no address', { email: undefined }],
    ['has a list for an address', { email: ['a@example.org'] }],
  ])('[AU-37] that %s makes no account', async (_, claims) => {
    const person = someone();
    const reply = await post({ credential: await providers.mint({ ...person, ...claims }) });
    expect(reply.code).toBe(400);
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(await accountsOf(person.email)).toEqual([]);
  });

  const claims = () => ({
    ...someone(),
    iss: providers.google,
    aud: CLIENT_ID,
    iat: seconds(),
    exp: seconds() + 3_600,
  });
  it.each<[string, () => Promise<string>]>([
    ['without a signature', async () => new UnsecuredJWT(claims()).encode()],
    [
      'signed with the public key as a secret',
      () =>
        new SignJWT(claims())
          .setProtectedHeader({ alg: 'HS256', kid: 'provider-key' })
          .sign(new TextEncoder().encode(providers.publicKey)),
    ],
    [
      'with another’s signature',
      async () => `${(await providers.mint({ ...someone() })).slice(0, -8)}AAAAAAAA`,
    ],
    ['that is none', async () => 'garbage'],
  ])('[AU-37] %s is refused', async (_, make) => {
    expect((await post({ credential: await make() })).code).toBe(400);
  });
});

describe('A provider', () => {
  it('[AU-37 AU-38] that is not set up is not offered', async () => {
    const plain = await startApp();
    const visitor = aVisitor(plain);
    expect((await visitor.get('auth/providers')).body).toMatchObject({
      code: 200,
      result: { google: false, apple: false },
    });
    expect((await aVisitor(app).get('auth/providers')).body).toMatchObject({
      code: 200,
      result: { google: true, apple: true },
    });
    for (const path of ['auth/google', 'auth/apple', 'auth/google/callback'])
      expect((await visitor.get(path)).code).toBe(404);
    for (const path of ['login/googleSignIn/web', 'login/appleSignIn/web', 'auth/apple/callback']) {
      expect((await visitor.post(path, { credential: 'x', authCode: 'x' })).code).toBe(404);
    }
    await plain.stop();
  });

  it('[AU-37 D-170] that is down or silent gets a clear answer in good time, and works again when it is back', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await new Promise((done) => silent.once('listening', done));
    const { port } = silent.address() as { port: number };
    const hanging = await startApp({
      ...providers.settings,
      GOOGLE_ISSUER: `http://127.0.0.1:${port}`,
      APPLE_ISSUER: 'http://127.0.0.1:9',
    });
    const started = Date.now();
    const [call, page, refused] = await Promise.all([
      aVisitor(hanging).post('login/googleSignIn/web', { credential: 'x.y.z' }),
      aVisitor(hanging).get('auth/google'),
      aVisitor(hanging).post('login/appleSignIn/web', { authCode: 'x' }),
    ]);

    expect(Date.now() - started).toBeLessThan(30_000);
    expect(call.code).toBe(503);
    expect(call.body.msg).toBe('Google does not answer right now. Please try again in a moment.');
    expect(page.headers.get('location')).toBe('/login?problem=social-unavailable');
    expect(refused.code).toBe(503);
    await hanging.stop();
    silent.close();
  });
});
