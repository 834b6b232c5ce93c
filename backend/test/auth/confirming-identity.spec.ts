import { IdentityCheckService } from '../../src/auth/identity/identity-check.service';
import { type RunningApp, startApp } from '../support/app';
import type { Client } from '../support/client';
import { lastPromised } from '../support/jobs';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { turnOn } from './support/second-steps';

describe('Showing once more that it is oneself', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => app.stop());

  /** Sessions of browsers outlive tokens. */
  async function inBrowser({ email }: Person): Promise<Client> {
    const { origin } = new URL(app.url);
    const login = { emailId: email, password: PASSWORD };
    const { headers } = await aVisitor(app).post('login', login, { origin });
    const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return aVisitor(app).with({ cookie, origin });
  }

  const confirm = (person: Client, body: object) => person.post('confirm-identity', body);
  const wrong = { code: 400, msg: 'The password or the one-time code is wrong.' };

  async function mailedCode(person: Person): Promise<string> {
    expect((await person.post('confirm-identity/code')).code).toBe(200);
    const job = await lastPromised(app, 'otp', { accountId: person.id });
    await inUnitOfWork(app, () => app.nest.get(IdentityCheckService).sendCode(person.id, job));
    const [mail] = await app.rows<{ text: string }>(
      'select text from dev_mail where recipient = ? order by id desc limit 1',
      [person.email],
    );
    return /is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  it('is possible with a password, unless the account came from a provider', async () => {
    const anna = await aMember(app);
    const told = async () => (await anna.get('account/security')).body['result'];
    expect(await told()).toMatchObject({ has_password: true });
    await app.rows("update account set login_type = 'third_party' where id = ?", [anna.id]);
    expect(await told()).toMatchObject({ has_password: false });
  });

  it('[PR-14 D-085] takes the password', async () => {
    const anna = await aMember(app);
    expect((await confirm(anna, { password: PASSWORD })).code).toBe(200);
    expect((await confirm(anna, { password: 'another-incision-8' })).body).toMatchObject(wrong);
    expect((await confirm(anna, {})).body.errors).toEqual({ password: ['Password is required'] });
    expect((await aVisitor(app).post('confirm-identity', { password: PASSWORD })).code).toBe(401);
  });

  it('[PR-14 D-085] takes a mailed code once', async () => {
    const anna = await aMember(app);
    await app.rows(
      `update account set password_hash = null, login_type = 'third_party' where id = ? returning id`,
      [anna.id],
    );
    const code = await mailedCode(anna);
    expect((await confirm(anna, { password: '', code })).code).toBe(200);
    expect((await confirm(anna, { code })).body).toMatchObject(wrong);
    expect((await confirm(anna, { password: 'third party signin' })).body).toMatchObject(wrong);
  });

  it('[PR-14 D-085] lets nobody guess for long', async () => {
    const anna = await aMember(app);
    for (let tries = 1; tries <= 10; tries += 1)
      expect((await confirm(anna, { password: `guess-number-${tries}` })).code).toBe(400);
    expect((await confirm(anna, { password: PASSWORD })).code).toBe(429);
  });

  it('[D-537] lasts ten minutes, and is asked before what can hurt', async () => {
    const MINUTE = 60_000;
    app.clock.set(new Date());
    const anna = await inBrowser(await aMember(app));
    app.clock.advance(10 * MINUTE);
    const doors = [
      ['POST', 'account/email', { newEmail: 'elsewhere@example.org' }],
      ['POST', 'account/totp', {}],
      ['POST', 'account/totp/confirm', { code: '123456' }],
      ['DELETE', 'account/totp', { code: '123456' }],
      ['POST', 'account/passkeys/options', {}],
      ['POST', 'account/passkeys', {}],
      ['DELETE', 'account/passkeys/1', {}],
      ['POST', 'exports', {}],
    ] as const;
    for (const [method, path, body] of doors)
      expect((await anna.send(method, path, body)).body).toMatchObject({
        code: 403,
        msg: 'Please confirm that it is you.',
        confirm: true,
      });
    expect((await confirm(anna, { password: PASSWORD })).code).toBe(200);
    expect((await anna.post('exports')).code).toBe(200);
    app.clock.advance(10 * MINUTE);
    expect((await anna.post('exports')).code).toBe(403);
    app.clock.reset();
  });

  it('[D-537 PR-14] is for browsers before the account is deleted; older apps do without', async () => {
    app.clock.set(new Date());
    const [anna, bert] = [await aMember(app), await aMember(app)];
    const browser = await inBrowser(bert);
    app.clock.advance(10 * 60_000);
    const reason = { reason: 'I retire.' };
    expect((await browser.post('deleteAccount', reason)).body).toMatchObject({ confirm: true });
    expect((await anna.post('deleteAccount', reason)).code).toBe(200);
    app.clock.reset();
  });

  it('[D-537] with a second step on takes its code alone: a found password opens nothing', async () => {
    app.clock.set(new Date());
    const anna = await aMember(app);
    const { phone } = await turnOn(app, anna);
    expect((await confirm(anna, { password: PASSWORD })).body).toMatchObject({
      code: 409,
      msg: 'Please use the code from your authenticator app.',
    });
    expect((await anna.post('confirm-identity/code')).code).toBe(409);
    expect((await confirm(anna, { code: phone.wrongCode() })).body).toMatchObject(wrong);
    const code = phone.nextCode();
    expect((await confirm(anna, { code })).code).toBe(200);
    expect((await confirm(anna, { code })).body).toMatchObject(wrong);
    app.clock.reset();
  });
});
