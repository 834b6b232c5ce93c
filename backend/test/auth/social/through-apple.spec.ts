import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { type RunningApp, startApp } from '../../support/app';
import { Client } from '../../support/client';
import { aMember, aVisitor } from '../../support/people';
import { Browser, goingTo, type ProviderPerson, type WayBack } from './support/browser';
import { type LocalProviders, startProviders } from './support/providers';

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

/** Apple writes the truth as a text, and hides addresses. */
const someone = (): ProviderPerson => {
  const sub = randomBytes(8).toString('hex');
  return { sub, email: `${sub}@privaterelay.example`, email_verified: 'true' };
};
const authorised = async (browser: Browser, person = someone()): Promise<Required<WayBack>> => {
  const way = await browser.authorise(await browser.leave('apple'), person);
  return { url: way.url, form: way.form ?? new URLSearchParams() };
};
const sessionOf = (browser: Browser) =>
  new Client(app, { cookie: `suture=${browser.cookie('suture')}` }).get('session');

describe('Signing in through Apple in a browser', () => {
  it('[AU-38 AU-39] makes an account with the names that Apple posts once, and finds it again', async () => {
    const person = someone();
    const browser = new Browser(app);
    const way = await authorised(browser, person);
    way.form.set(
      'user',
      JSON.stringify({
        name: { firstName: 'Noor', lastName: 'Haddad' },
        email: 'somebody-else@example.org',
      }),
    );
    const arrived = await browser.arrive(way);
    const again = new Browser(app);
    await again.arrive(await authorised(again, person));

    expect(arrived.status).toBe(303);
    expect(goingTo(arrived)).toBe('/personal');
    const records = (await sessionOf(browser)).body['records'];
    expect(records).toMatchObject({
      firstName: 'Noor',
      lastName: 'Haddad',
      email: person.email,
      login_type: 'third_party',
    });
    expect((await sessionOf(again)).body['records']).toEqual(records);
  });

  it('[AU-38] asks for the answer as a posted form, with our own state and nonce', async () => {
    const asked = (await new Browser(app).leave('apple')).searchParams;
    expect(Object.fromEntries(asked)).toEqual({
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'openid name email',
      client_id: 'suture-web',
      redirect_uri: `${app.url}/api/v1/auth/apple/callback`,
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('[AU-38 D-169] takes the post of a foreign page also from somebody who is signed in here', async () => {
    const anna = await aMember(app);
    const before = new Browser(app);
    await before.signIn('apple', { ...someone(), email: anna.email });
    const browser = new Browser(app);
    browser.setCookie('suture', before.cookie('suture') ?? '');
    const arrived = await browser.signIn('apple', { ...someone(), email: anna.email });

    expect(goingTo(arrived)).toBe('/chat');
    expect(browser.cookie('suture')).not.toBe(before.cookie('suture'));
  });

  it.each([
    ['no form', undefined, 'social-expired'],
    ['a form without a flow', new URLSearchParams({ code: 'x', state: 'y' }), 'social-expired'],
  ])('[AU-38] %s is refused', async (_, form, problem) => {
    const response = await new Browser(app).arrive({
      url: `${app.url}/api/v1/auth/apple/callback`,
      form: form ?? new URLSearchParams(),
    });
    expect(goingTo(response)).toBe(`/login?problem=${problem}`);
  });

  it('[AU-38] refuses a token without our nonce, or with that of another flow', async () => {
    const without = new Browser(app);
    const asked = await without.leave('apple');
    asked.searchParams.delete('nonce');
    const attacker = await authorised(new Browser(app));
    const victim = new Browser(app);
    const injected = await authorised(victim);
    injected.form.set('code', attacker.form.get('code') ?? '');

    expect(goingTo(await without.arrive(await without.authorise(asked, someone())))).toBe(
      '/login?problem=social-invalid',
    );
    expect(goingTo(await victim.arrive(injected))).toBe('/login?problem=social-invalid');
    expect(victim.cookie('suture')).toBeUndefined();
  });

  it('[AU-38] strange names are left out, and a broken "user" harms nothing', async () => {
    const strange = new Browser(app);
    const way = await authorised(strange);
    way.form.set(
      'user',
      JSON.stringify({ name: { firstName: '<b>x</b>', lastName: { $gt: '' } } }),
    );
    const broken = new Browser(app);
    const other = await authorised(broken);
    other.form.set('user', '{');

    expect(goingTo(await strange.arrive(way))).toBe('/personal');
    expect((await sessionOf(strange)).body['records']).toMatchObject({
      firstName: '',
      lastName: '',
    });
    expect(goingTo(await broken.arrive(other))).toBe('/personal');
  });

  it('[AU-38] tells who has cancelled so, in our words', async () => {
    const browser = new Browser(app);
    const state = (await browser.leave('apple')).searchParams.get('state') ?? '';
    const form = new URLSearchParams({
      error: 'user_cancelled_authorize',
      error_description: '<script>',
      state,
    });
    expect(
      goingTo(await browser.arrive({ url: `${app.url}/api/v1/auth/apple/callback`, form })),
    ).toBe('/login?problem=social-cancelled');
  });
});

describe('The call login/appleSignIn/web', () => {
  it('[AU-38] exchanges a code and answers like a log-in; the code works once', async () => {
    const anna = await aMember(app);
    const { form } = await authorised(new Browser(app), { ...someone(), email: anna.email });
    const once = await aVisitor(app).post('login/appleSignIn/web', {
      authCode: form.get('code'),
      id: 1,
      firstName: 'Mallory',
    });
    const twice = await aVisitor(app).post('login/appleSignIn/web', { authCode: form.get('code') });

    expect(once.code).toBe(200);
    expect(once.body['records']).toMatchObject({
      id: anna.id,
      jwt: expect.any(String),
      refreshToken: expect.any(String),
    });
    expect(once.headers.getSetCookie()).toEqual([]);
    expect(twice.code).toBe(400);
  });

  it('[AU-38] answers 202 to a newcomer, with the cookie for our own pages only', async () => {
    const { form } = await authorised(new Browser(app));
    const reply = await aVisitor(app).post(
      'login/appleSignIn/web',
      { authCode: form.get('code') },
      { origin: app.url },
    );
    expect(reply.code).toBe(202);
    expect(reply.body['records']).toMatchObject({
      till_where_filled: 0,
      login_type: 'third_party',
    });
    expect(reply.headers.getSetCookie()[0]).toMatch(/^suture=/);
  });

  it.each([
    ['none', {}, 422],
    ['a wrong one', { authCode: 'wrong' }, 400],
    ['a list', { authCode: ['a'] }, 422],
  ])('[AU-38] with %s is refused', async (_, body, code) => {
    expect((await aVisitor(app).post('login/appleSignIn/web', body)).code).toBe(code);
  });

  it('[AU-38] is refused by Apple when our secret is signed with another key', async () => {
    const key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    const other = await startApp({ ...providers.settings, APPLE_PRIVATE_KEY: key });
    const { form } = await authorised(new Browser(app));
    expect(
      (await aVisitor(other).post('login/appleSignIn/web', { authCode: form.get('code') })).code,
    ).toBe(503);
    await other.stop();
  });
});
