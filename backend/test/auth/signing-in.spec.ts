import { NewSignInService } from '../../src/auth/sessions/new-sign-in.service';
import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, anOnboarding, aVisitor, PASSWORD } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const MINUTE = 60_000;
const signIn = (emailId: string, more: object = {}) =>
  aVisitor(app).post('login', { emailId, password: PASSWORD, ...more });
const bearing = (token: unknown) => new Client(app, { authorization: `Bearer ${String(token)}` });

describe('Logging in', () => {
  it('[AU-33 AU-01 AU-02 AU-04 AU-05 PW-18] answers the session record and a pair of tokens that work', async () => {
    const anna = await aMember(app, { firstName: 'Anna', lastName: 'van der Berg' });
    const { code, body } = await signIn(anna.email);
    const records = body['records'] as Record<string, unknown>;

    expect(code).toBe(200);
    expect(records).toMatchObject({
      id: anna.id,
      till_where_filled: 2,
      is_all_details_filled: 1,
      full_name: 'Anna van der Berg',
      firstName: 'Anna',
      lastName: 'van der Berg',
      email: anna.email,
      login_type: 'ID_PASS',
      expiresIn: 900,
    });
    expect((await bearing(records['jwt']).get('session')).code).toBe(200);
  });

  it('[AU-35 AU-03] answers 202 to somebody who is still onboarding, whose session opens the steps alone', async () => {
    const noor = await anOnboarding(app);
    const { code, body } = await signIn(noor.email);
    const records = body['records'] as Record<string, unknown>;
    expect(code).toBe(202);
    expect(records).toMatchObject({ till_where_filled: 0, is_all_details_filled: 0 });
    expect((await bearing(records['jwt']).post('getAllCountries')).code).toBe(200);
    expect((await bearing(records['jwt']).get('clinicalCases')).body).toMatchObject({
      code: 403,
      msg: 'Please complete the registration first!',
    });
  });

  it('[AU-36] says the same of an unknown address and a wrong password', async () => {
    const anna = await aMember(app);
    const wrong = await signIn(anna.email, { password: 'something-else-1' });
    const unknown = await signIn('nobody@example.org');

    expect(wrong.body).toEqual({
      code: 400,
      msg: 'Invalid email or password',
      requestId: expect.any(String),
    });
    expect({ ...unknown.body, requestId: 0 }).toEqual({ ...wrong.body, requestId: 0 });
  });

  it.each([
    ['[AU-29 AU-32]', {}, { emailId: ['Email is required'], password: ['Password is required'] }],
    ['[AU-30]', { emailId: 'anna', password: 'x' }, { emailId: ['Invalid email address'] }],
    [
      '[AU-31]',
      { emailId: 'an na@example.org', password: 'x' },
      { emailId: ['Email must contain only lowercase characters, numbers, and no spaces'] },
    ],
    ['a list as address', { emailId: ['a'], password: 'x' }, { emailId: ['Email is required'] }],
  ])('%s tells what is wrong with the form', async (_, form, errors) => {
    const reply = await aVisitor(app).post('login', form);
    expect(reply.code).toBe(422);
    expect(reply.body.errors).toEqual(errors);
  });

  it('takes the address in any case and trims the password', async () => {
    const anna = await aMember(app);
    expect((await signIn(anna.email.toUpperCase(), { password: ` ${PASSWORD} ` })).code).toBe(200);
  });

  it('stops an eleventh try from the same address, not the member from elsewhere', async () => {
    const strict = await startApp({ RATE_LIMITS: 'on', TRUST_PROXY_HOPS: '1' });
    const anna = await aMember(strict);
    const attempt = (address: string, password: string) =>
      new Client(strict, { 'x-forwarded-for': address }).post('login', {
        emailId: anna.email,
        password,
      });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await attempt('203.0.113.9', 'wrong-again-1')).code).toBe(400);

    const eleventh = await attempt('203.0.113.9', PASSWORD);
    expect(eleventh.code).toBe(429);
    expect(Number(eleventh.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt('203.0.113.10', PASSWORD)).code).toBe(200);
    await strict.stop();
  });
});

describe('A sign-in from a new device', () => {
  const from = (device: string, email: string) =>
    aVisitor(app).post('login', { emailId: email, password: PASSWORD }, { 'user-agent': device });

  it('is told by mail, one from a known device is not', async () => {
    const anna = await aMember(app);
    await from('Spec', anna.email);
    expect(await promised(app, 'mail', { accountId: anna.id })).toEqual([]);
    await from('Ward phone', anna.email);
    await from('Ward phone', anna.email);
    const [told, ...more] = await promised(app, 'mail', { accountId: anna.id });
    expect(told?.name).toBe('new-sign-in');
    expect(more).toEqual([]);

    const ids = told?.payload as { accountId: number; sessionId: number };
    await inUnitOfWork(app, () => app.nest.get(NewSignInService).sendEmail(ids, Number(told?.id)));
    const { body } = await aVisitor(app).get(`dev/inbox?to=${anna.email}`);
    expect(body['result']).toMatchObject([
      {
        subject: 'A new log-in to your Suture account',
        text: expect.stringContaining('Ward phone'),
      },
    ]);
  });
});

describe('A session in a browser', () => {
  const origin = () => new URL(app.url).origin;
  const cookieOf = (headers: Headers) => headers.getSetCookie()[0] ?? '';

  it('[D-020] is an opaque cookie, given only to our own pages', async () => {
    const anna = await aMember(app);
    const own = await aVisitor(app).post(
      'login',
      { emailId: anna.email, password: PASSWORD },
      { origin: origin() },
    );
    const foreign = await aVisitor(app).post(
      'login',
      { emailId: anna.email, password: PASSWORD },
      { origin: 'https://evil.example' },
    );

    expect(cookieOf(own.headers)).toMatch(/^suture=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(foreign.headers.getSetCookie()).toEqual([]);
  });

  it('lives for 30 days when it is to be remembered', async () => {
    const anna = await aMember(app);
    const login = await aVisitor(app).post(
      'login',
      { emailId: anna.email, password: PASSWORD, remember: 'on' },
      { origin: origin() },
    );
    const browser = new Client(app, { cookie: cookieOf(login.headers).split(';')[0] ?? '' });
    app.clock.advance(29 * 24 * 60 * MINUTE);
    const kept = await browser.get('session');
    app.clock.advance(31 * 24 * 60 * MINUTE);

    expect(cookieOf(login.headers)).toContain('Max-Age=2592000');
    expect(kept.code).toBe(200);
    expect((await browser.get('session')).code).toBe(401);
  });

  it('counts in an unsafe call only with our own Origin', async () => {
    const anna = await aMember(app);
    const login = await aVisitor(app).post(
      'login',
      { emailId: anna.email, password: PASSWORD },
      { origin: origin() },
    );
    const browser = new Client(app, { cookie: cookieOf(login.headers).split(';')[0] ?? '' });

    expect((await browser.post('logout', {}, { origin: 'https://evil.example' })).code).toBe(403);
    expect((await browser.post('logout')).code).toBe(403);
    expect((await browser.get('session')).code).toBe(200);
    const out = await browser.post('logout', {}, { origin: origin() });
    expect(out.code).toBe(200);
    expect(out.headers.get('clear-site-data')).toBe('"cache"');
    expect((await browser.get('session')).code).toBe(401);
  });
});

describe('Tokens', () => {
  const refresh = (refreshToken: unknown) => aVisitor(app).post('token/refresh', { refreshToken });
  const pairOf = (body: Record<string, unknown>) =>
    body['records'] as { jwt: string; refreshToken: string };

  it('[AU-10] live 15 minutes and are renewed by the refresh token', async () => {
    const anna = await aMember(app);
    const first = pairOf((await signIn(anna.email)).body);
    app.clock.advance(16 * MINUTE);
    const expired = await bearing(first.jwt).get('session');
    const renewed = pairOf((await refresh(first.refreshToken)).body);

    expect(expired.code).toBe(401);
    expect((await bearing(renewed.jwt).get('session')).code).toBe(200);
  });

  it('[AU-10 D-021] give the same pair to a refresh token shown twice within 10 s, and end the family later', async () => {
    const anna = await aMember(app);
    app.clock.set(new Date());
    const { refreshToken } = pairOf((await signIn(anna.email)).body);
    const once = await refresh(refreshToken);
    app.clock.advance(9_000);
    const twice = await refresh(refreshToken);
    app.clock.advance(2_000);
    const late = await refresh(refreshToken);

    expect(twice.body).toEqual(once.body);
    expect(late.code).toBe(401);
    expect((await refresh(pairOf(once.body).refreshToken)).code).toBe(401);
    expect((await bearing(pairOf(once.body).jwt).get('session')).code).toBe(401);
  });

  it('of a clock that was set back are not taken, and a refresh token that was spent ahead ends the family', async () => {
    const anna = await aMember(app);
    app.clock.set(new Date());
    app.clock.advance(180 * MINUTE);
    const { refreshToken } = pairOf((await signIn(anna.email)).body);
    const ahead = pairOf((await refresh(refreshToken)).body);
    app.clock.set(new Date());

    expect((await bearing(ahead.jwt).get('session')).code).toBe(401);
    const renewed = pairOf((await refresh(ahead.refreshToken)).body);
    expect((await bearing(renewed.jwt).get('session')).code).toBe(200);
    expect((await refresh(refreshToken)).code).toBe(401);
    expect((await bearing(renewed.jwt).get('session')).code).toBe(401);
  });

  it('[D-022] die with the session at log-out', async () => {
    const anna = await aMember(app);
    const pair = pairOf((await signIn(anna.email)).body);
    await bearing(pair.jwt).post('logout');
    expect((await bearing(pair.jwt).get('session')).code).toBe(401);
    expect((await refresh(pair.refreshToken)).code).toBe(401);
  });

  it.each([
    ['none', ''],
    ['garbage', 'garbage'],
    ['unsigned', `${btoa('{"alg":"none","typ":"at+jwt"}')}.${btoa('{"sub":"1","sid":"1"}')}.`],
  ])('%s is 401', async (_, token) => {
    expect((await bearing(token).get('session')).code).toBe(401);
  });
});
