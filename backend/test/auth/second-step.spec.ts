import { Secret } from 'otpauth';
import { type RunningApp, startApp } from '../support/app';
import { Client } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, anAdmin, aVisitor, PASSWORD, type Person } from '../support/people';
import { auditOf } from './support/audit';
import { AuthenticatorApp, ticketFor, turnOn } from './support/second-steps';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(new Date()));
afterEach(() => {
  app.clock.reset();
  jest.restoreAllMocks();
});

const MINUTE = 60_000;
const logIn = ({ email }: Person, on: RunningApp = app) =>
  aVisitor(on).post('login', { emailId: email, password: PASSWORD });
const second = (ticket: string, code: string, on: RunningApp = app) =>
  aVisitor(on).post('login/second', { ticket, code });
const off = (person: Person, code: string) => person.send('DELETE', 'account/totp', { code });

describe('The second step', () => {
  it('[D-530] is on once a code of the app is confirmed; the secret and the recovery codes are told once', async () => {
    const anna = await aMember(app);
    const begun = await anna.post('account/totp', {}, { 'idempotency-key': 'k-1' });
    const { secret, uri, qr } = begun.body['result'] as Record<string, string>;
    const again = await anna.post('account/totp', {}, { 'idempotency-key': 'k-1' });
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Suture:${encodeURIComponent(anna.email)}?`);
    expect(qr).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(begun.headers.get('cache-control')).toBe('no-store');
    expect((again.body['result'] as { secret: string }).secret).not.toBe(secret);
    expect((await logIn(anna)).code).toBe(200);

    const phone = new AuthenticatorApp(app, (again.body['result'] as { secret: string }).secret);
    const wrong = await anna.post('account/totp/confirm', { code: phone.wrongCode() });
    expect([wrong.code, (await logIn(anna)).code]).toEqual([400, 200]);
    const confirmed = await anna.post('account/totp/confirm', { code: phone.code() });
    const { recoveryCodes } = confirmed.body['result'] as { recoveryCodes: string[] };
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(confirmed.headers.get('cache-control')).toBe('no-store');
    expect((await anna.post('account/totp')).code).toBe(409);
    expect((await anna.post('account/totp/confirm', { code: phone.code() })).code).toBe(409);
    expect(
      await promised(app, 'mail', { accountId: anna.id, what: 'second-step-on' }),
    ).toHaveLength(1);
    expect(await auditOf(app, anna.id)).toEqual(['second-step-on done']);
  });

  it('is kept sealed: neither the secret nor a recovery code stands in the database', async () => {
    const anna = await aMember(app);
    const begun = await anna.post('account/totp');
    const { secret } = begun.body['result'] as { secret: string };
    const [kept] = await app.rows<{ hex: string; seconds: number }>(
      `select encode(sealed_secret, 'hex') as hex from totp where account_id = ?`,
      [anna.id],
    );
    const plain = Buffer.from(Secret.fromBase32(secret).bytes);
    expect(plain).toHaveLength(20);
    expect(kept?.hex).not.toContain(plain.toString('hex'));
  });

  it('[D-531] asks for a code after the right password, and gives no token before', async () => {
    const anna = await aMember(app);
    const { phone } = await turnOn(app, anna);
    const first = await logIn(anna);
    expect(first.code).toBe(403);
    expect(first.body).toMatchObject({
      msg: 'This account has a second step. Please log in on the website.',
      records: { second_step: ['totp'], ticket: expect.stringMatching(/^[\w-]{43}$/) },
    });
    expect(first.body['records']).toEqual({ second_step: ['totp'], ticket: expect.any(String) });
    expect(first.headers.get('cache-control')).toBe('no-store');
    expect(first.headers.getSetCookie()).toEqual([]);

    const { ticket } = first.body['records'] as { ticket: string };
    const { code, body } = await second(ticket, phone.nextCode());
    expect(code).toBe(200);
    const { jwt } = body['records'] as { jwt: string };
    const session = await new Client(app, { authorization: `Bearer ${jwt}` }).get('session');
    expect(session.body['records']).toMatchObject({ id: anna.id });
  });

  it('[D-531] keeps a browser’s ticket in a cookie that no script reads', async () => {
    const anna = await aMember(app);
    const { phone } = await turnOn(app, anna);
    const { origin } = new URL(app.url);
    const first = await aVisitor(app).post(
      'login',
      { emailId: anna.email, password: PASSWORD, remember: true },
      { origin },
    );
    const [cookie = ''] = first.headers.getSetCookie();
    expect(cookie).toMatch(
      /^suture-second-step=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/,
    );
    const browser = new Client(app, { cookie: cookie.split(';')[0] ?? '', origin });
    expect((await browser.get('login/second')).body['result']).toEqual({
      email: anna.email,
      tries_left: 5,
    });
    const entered = await browser.post('login/second', { code: phone.nextCode() });
    const [session = '', cleared = ''] = entered.headers.getSetCookie();
    expect(session).toContain('Max-Age=2592000');
    expect(cleared).toMatch(/^suture-second-step=; .*Max-Age=0$/);
    expect((await browser.get('login/second')).code).toBe(404);
  });

  it('[D-532] takes a code once, and none that is older', async () => {
    const anna = await aMember(app);
    const { phone } = await turnOn(app, anna);
    const code = phone.nextCode();
    expect((await second(await ticketFor(app, anna), code)).code).toBe(200);
    expect((await second(await ticketFor(app, anna), code)).code).toBe(400);
    app.clock.advance(-30_000);
    expect((await second(await ticketFor(app, anna), phone.code())).code).toBe(400);
    app.clock.advance(60_000);
    expect((await second(await ticketFor(app, anna), phone.code())).code).toBe(200);
  });

  it('[D-532] takes no ticket twice, none after ten minutes, and none that was made up', async () => {
    const anna = await aMember(app);
    const { phone } = await turnOn(app, anna);
    const ticket = await ticketFor(app, anna);
    expect((await second(ticket, phone.nextCode())).code).toBe(200);
    expect((await second(ticket, phone.nextCode())).code).toBe(400);
    const old = await ticketFor(app, anna);
    app.clock.advance(10 * MINUTE + 1);
    expect((await second(old, phone.nextCode())).body.msg).toContain('Please log in again');
    expect((await second('x'.repeat(43), phone.nextCode())).code).toBe(400);
  });

  it('[D-532] five wrong codes spend the ticket, however many come at once', async () => {
    const anna = await aMember(app);
    const { phone } = await turnOn(app, anna);
    const ticket = await ticketFor(app, anna);
    const once = await second(ticket, phone.wrongCode());
    expect(once.body.msg).toBe('That code was not right or has run out. 4 tries left.');
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => second(ticket, phone.wrongCode())),
    );
    const judged = replies.filter(({ body }) => body.msg.startsWith('That code'));
    expect(judged).toHaveLength(4);
    const late = await second(ticket, phone.nextCode());
    expect(late.body).toMatchObject({ code: 400, msg: expect.stringContaining('log in again') });
    expect((await second(await ticketFor(app, anna), phone.nextCode())).code).toBe(200);
  });

  it('[D-533 D-543] a recovery code lets in once, typed as one likes', async () => {
    const anna = await aMember(app);
    const { recoveryCodes } = await turnOn(app, anna);
    const [first = '', other = ''] = recoveryCodes;
    const typed = first.toLowerCase().replace('-', ' ');
    expect((await second(await ticketFor(app, anna), typed)).code).toBe(200);
    expect((await second(await ticketFor(app, anna), first)).code).toBe(400);
    const [left] = await app.rows<{ left: number }>(
      'select count(*)::int as left from recovery_code where account_id = ? and used_at is null',
      [anna.id],
    );
    expect(left?.left).toBe(9);
    expect((await anna.get('account/security')).body['result']).toMatchObject({
      recovery_codes_left: 9,
    });
    const bert = await aMember(app);
    await turnOn(app, bert);
    expect((await second(await ticketFor(app, bert), other)).code).toBe(400);
  });

  it('[D-533] is turned off by a code of the app or a recovery code, and by nothing else', async () => {
    const anna = await aMember(app);
    const { phone, recoveryCodes } = await turnOn(app, anna);
    expect((await off(anna, phone.wrongCode())).code).toBe(400);
    expect((await off(anna, '')).code).toBe(422);
    expect((await logIn(anna)).code).toBe(403);
    expect((await off(anna, recoveryCodes[3] ?? '')).code).toBe(200);
    expect((await logIn(anna)).code).toBe(200);
    expect((await off(anna, recoveryCodes[4] ?? '')).code).toBe(409);
    expect(await auditOf(app, anna.id)).toEqual(['second-step-on done', 'second-step-off done']);
    expect(
      await promised(app, 'mail', { accountId: anna.id, what: 'second-step-off' }),
    ).toHaveLength(1);
    expect(await app.rows('select 1 from recovery_code where account_id = ?', [anna.id])).toEqual(
      [],
    );
  });
});

describe('Guessing codes', () => {
  it('[D-532] ten wrong ones in 15 minutes stop the second step of the account, also for the right one', async () => {
    const strict = await startApp({ RATE_LIMITS: 'on' });
    strict.clock.set(new Date());
    const anna = await aMember(strict);
    const { phone, recoveryCodes } = await turnOn(strict, anna);
    for (let round = 0; round < 2; round += 1) {
      const ticket = await ticketFor(strict, anna);
      for (let tries = 0; tries < 5; tries += 1)
        expect((await second(ticket, phone.wrongCode(), strict)).code).toBe(400);
    }
    const stopped = await second(await ticketFor(strict, anna), phone.nextCode(), strict);
    expect([stopped.code, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await second(await ticketFor(strict, anna), recoveryCodes[0] ?? '', strict)).code).toBe(
      429,
    );
    expect((await logIn(await aMember(strict), strict)).code).toBe(200);
    await strict.stop();
  });
});

describe('An administrator where real people are', () => {
  it('[D-534] is led to the second step, and nothing else answers until it is on', async () => {
    const admin = await anAdmin(app);
    const anna = await aMember(app);
    expect((await admin.get('admin/members')).code).toBe(200);
    jest.spyOn(app.settings, 'isLive', 'get').mockReturnValue(true);
    expect((await anna.get('clinicalCases')).code).toBe(200);
    for (const path of ['admin/members', 'clinicalCases', 'sessions', 'account/passkeys'])
      expect((await admin.get(path)).body).toMatchObject({
        code: 403,
        msg: 'Administrators need a second step. Please turn it on first.',
      });
    expect((await admin.get('session')).body['records']).toMatchObject({ second_step_owed: true });
    const board = await fetch(`${app.url}/admin/queues`, { headers: { ...admin.headers } });
    expect(board.status).toBe(403);
    expect((await admin.post('confirm-identity', { password: PASSWORD })).code).toBe(200);
    await turnOn(app, admin);
    expect((await admin.get('admin/members')).code).toBe(200);
    expect((await admin.get('session')).body['records']).toMatchObject({ second_step_owed: false });
  });

  it('[D-535] resets the second step of somebody who has lost everything; it is audited and mailed', async () => {
    const admin = await anAdmin(app);
    const anna = await aMember(app);
    await turnOn(app, anna);
    const path = `admin/members/${anna.id}/reset-second-step`;
    expect((await anna.post(path)).code).toBe(403);
    expect((await admin.get(`admin/members/${anna.id}`)).body['result']).toMatchObject({
      second_step: true,
    });
    expect((await admin.post(path)).code).toBe(200);
    expect((await admin.post(path)).code).toBe(409);
    expect((await logIn(anna)).code).toBe(200);
    expect(
      await app.rows('select actor_id from audit_event where action = ? and object = ?', [
        'second-step-reset',
        `member ${anna.id}`,
      ]),
    ).toEqual([{ actor_id: admin.id }]);
    expect(
      await promised(app, 'mail', { accountId: anna.id, what: 'second-step-reset' }),
    ).toHaveLength(1);
  });
});
