import { Passwords } from '../../src/auth/passwords';
import { PasswordChangesService } from '../../src/auth/passwords/password-changes.service';
import { type RunningApp, startApp } from '../support/app';
import { lastPromised, promised } from '../support/jobs';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { auditOf } from './support/audit';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(new Date()));
afterEach(() => app.clock.reset());

const MINUTE = 60_000;
const NEW_PASSWORD = 'second-incision-8';

/** Asks for a code and does the job that mails it. */
async function codeFor(member: Person): Promise<string> {
  await aVisitor(app).post('sendOtp', { emailId: member.email });
  const job = await lastPromised(app, 'otp', { accountId: member.id });
  await inUnitOfWork(app, () => app.nest.get(PasswordChangesService).sendCode(member.id, job));
  const { body } = await aVisitor(app).get(`dev/inbox?to=${member.email}`);
  return /code is (\d{6})/.exec((body['result'] as { text: string }[])[0]?.text ?? '')?.[1] ?? '';
}

const reset = (member: Person, otp: string, newPassword = NEW_PASSWORD) =>
  aVisitor(app).post('verifyOtp', {
    emailId: member.email,
    otp,
    newPassword,
    confirmPassword: newPassword,
  });
const logIn = (member: Person, password: string) =>
  aVisitor(app).post('login', { emailId: member.email, password });

describe('A forgotten password', () => {
  it('[AU-44] answers the same to known and unknown addresses, with the address as it was sent', async () => {
    const anna = await aMember(app);
    const known = await aVisitor(app).post('sendOtp', { emailId: anna.email.toUpperCase() });
    const unknown = await aVisitor(app).post('sendOtp', { emailId: 'NOBODY@example.org' });

    expect(known.body).toMatchObject({ code: 200, email: anna.email.toUpperCase() });
    expect(unknown.body).toEqual({ ...known.body, email: 'NOBODY@example.org' });
    expect(await promised(app, 'otp', { accountId: anna.id })).toHaveLength(1);
  });

  it('[AU-45] is replaced by a mailed code, which ends every session and is told by mail', async () => {
    const anna = await aMember(app);
    const reply = await reset(anna, await codeFor(anna));

    expect(reply.code).toBe(200);
    expect((await anna.get('session')).code).toBe(401);
    expect((await logIn(anna, PASSWORD)).code).toBe(400);
    expect((await logIn(anna, NEW_PASSWORD)).code).toBe(200);
    expect((await promised(app, 'mail', { accountId: anna.id })).map(({ name }) => name)).toContain(
      'password-changed',
    );
    expect(await auditOf(app, anna.id)).toEqual(['password-change done']);
  });

  it('[AU-46 AU-47] tells every missing field, and two passwords that differ', async () => {
    const missing = await aVisitor(app).post('verifyOtp', {});
    const different = await aVisitor(app).post('verifyOtp', {
      emailId: 'anna@example.org',
      otp: '123456',
      newPassword: NEW_PASSWORD,
      confirmPassword: 'another-one-9',
    });

    expect(missing.body.errors).toEqual({
      emailId: ['Email is required'],
      otp: ['The one-time code is required.'],
      newPassword: ['New password is required.'],
      confirmPassword: ['Confirm password is required.'],
    });
    expect(different.body.errors).toEqual({
      confirmPassword: ['The New Password & Confirm Password should be Same'],
    });
  });

  it('spends a code after five wrong tries, however many come at once', async () => {
    const anna = await aMember(app);
    const code = await codeFor(anna);
    const wrong = code === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(Array.from({ length: 20 }, () => reset(anna, wrong)));

    expect(new Set(guesses.map((guess) => guess.code))).toEqual(new Set([400]));
    expect((await reset(anna, code)).code).toBe(400);
    expect(
      await app.rows('select tries from one_time_code where account_id = ?', [anna.id]),
    ).toEqual([{ tries: 5 }]);
  });

  it('takes a code once, for ten minutes, for its own member, and only the newest', async () => {
    const [anna, chen] = [await aMember(app), await aMember(app)];
    const first = await codeFor(anna);
    expect((await reset(chen, first)).code).toBe(400);
    app.clock.advance(2 * MINUTE);
    const second = await codeFor(anna);
    if (first !== second) expect((await reset(anna, first)).code).toBe(400);
    app.clock.advance(10 * MINUTE + 1_000);
    expect((await reset(anna, second)).code).toBe(400);
    const third = await codeFor(anna);
    expect((await reset(anna, third)).code).toBe(200);
    expect((await reset(anna, third)).code).toBe(400);
  });

  it('mails one code a minute and five an hour', async () => {
    const anna = await aMember(app);
    await codeFor(anna);
    await codeFor(anna);
    expect(
      await app.rows('select 1 from one_time_code where account_id = ?', [anna.id]),
    ).toHaveLength(1);
    for (let count = 0; count < 8; count += 1) {
      app.clock.advance(2 * MINUTE);
      await codeFor(anna);
    }
    expect(
      await app.rows('select 1 from one_time_code where account_id = ?', [anna.id]),
    ).toHaveLength(5);
  });

  it('of a clock that was set back opens nothing, and keeps nobody from having another', async () => {
    const anna = await aMember(app);
    app.clock.advance(3 * 60 * MINUTE);
    const ahead = await codeFor(anna);
    app.clock.set(new Date());
    expect((await reset(anna, ahead)).code).toBe(400);
    expect((await reset(anna, await codeFor(anna))).code).toBe(200);
  });
});

describe('Changing the password', () => {
  const change = (member: Person, form: object) => member.post('changePassword', form);
  const form = {
    curruntPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  };

  it('[AU-53] ends every other session and keeps this one', async () => {
    const anna = await aMember(app);
    const elsewhere = (await logIn(anna, PASSWORD)).body['records'] as { jwt: string };
    const reply = await change(anna, { ...form, id: anna.id });

    expect(reply.code).toBe(200);
    expect((await anna.get('session')).code).toBe(200);
    expect(
      (await aVisitor(app).get('session', { authorization: `Bearer ${elsewhere.jwt}` })).code,
    ).toBe(401);
    expect((await logIn(anna, NEW_PASSWORD)).code).toBe(200);
    expect(await auditOf(app, anna.id)).toEqual(['password-change done']);
    expect(await promised(app, 'mail', { accountId: anna.id })).toContainEqual(
      expect.objectContaining({ name: 'password-changed' }),
    );
  });

  it('[AU-49 AU-50 AU-51 AU-52] tells what is missing or differs', async () => {
    const anna = await aMember(app);
    expect((await change(anna, {})).body.errors).toEqual({
      curruntPassword: ['Current password is required.'],
      newPassword: ['New password is required.'],
      confirmPassword: ['Confirm password is required.'],
    });
    expect((await change(anna, { ...form, confirmPassword: 'x' })).body.errors).toEqual({
      confirmPassword: ['The New Password & Confirm Password should be Same'],
    });
  });

  it('[AU-53] answers 404 to a wrong current password, 403 to a foreign id, and changes nothing', async () => {
    const [anna, chen] = [await aMember(app), await aMember(app)];
    expect((await change(anna, { ...form, curruntPassword: 'wrong-wrong-1' })).code).toBe(404);
    expect((await change(anna, { ...form, id: chen.id })).code).toBe(403);
    expect(
      await app.rows('select action from audit_event where actor_id = ? and result = ?', [
        anna.id,
        'refused',
      ]),
    ).toEqual([{ action: 'foreign-caller-id' }]);
    expect((await logIn(anna, PASSWORD)).code).toBe(200);
    expect((await logIn(chen, PASSWORD)).code).toBe(200);
  });

  it('[D-900] ends a log-in with the old one that is just under way', async () => {
    const [anna, code] = [await aMember(app), { typed: '' }];
    code.typed = await codeFor(anna);
    const passwords = app.nest.get(Passwords);
    const { matches } = passwords;
    passwords.matches = async (kept, password) => {
      passwords.matches = matches;
      const isRight = await matches.call(passwords, kept, password);
      expect((await reset(anna, code.typed)).code).toBe(200);
      return isRight;
    };
    expect((await logIn(anna, PASSWORD)).code).toBe(400);
    const open = 'select 1 from session where account_id = ? and ended_at is null';
    expect(await app.rows(open, [anna.id])).toEqual([]);
  });

  it('[AU-54] is not for who logs in through Google or Apple', async () => {
    const anna = await aMember(app);
    await app.rows(
      "update account set login_type = 'third_party', password_hash = null where id = ?",
      [anna.id],
    );
    expect((await change(anna, form)).code).toBe(403);
  });
});

describe('Open sessions', () => {
  it('are listed with the current one marked, and end one by one or all but this', async () => {
    const anna = await aMember(app);
    const second = (await logIn(anna, PASSWORD)).body['records'] as { jwt: string };
    const third = (await logIn(anna, PASSWORD)).body['records'] as { jwt: string };
    const alive = async (token: string) =>
      (await aVisitor(app).get('session', { authorization: `Bearer ${token}` })).code === 200;
    const open = (await anna.get('sessions')).body['result'] as {
      id: number;
      current: boolean;
      device: string;
    }[];

    expect(open).toHaveLength(3);
    expect(open.filter((session) => session.current)).toMatchObject([{ device: 'Spec' }]);
    const newest = Math.max(...open.map((session) => session.id));
    expect((await anna.send('DELETE', `sessions/${newest}`, undefined)).code).toBe(200);
    expect([await alive(second.jwt), await alive(third.jwt)]).toEqual([true, false]);
    expect((await anna.post('sessions/end-others')).code).toBe(200);
    expect(await alive(second.jwt)).toBe(false);
    expect((await anna.get('session')).code).toBe(200);
  });

  it("of somebody else don't exist", async () => {
    const [anna, chen] = [await aMember(app), await aMember(app)];
    const [theirs] = (await chen.get('sessions')).body['result'] as { id: number }[];
    expect((await anna.send('DELETE', `sessions/${theirs?.id}`, undefined)).code).toBe(404);
    expect((await chen.get('session')).code).toBe(200);
  });
});
