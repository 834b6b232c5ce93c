import { VerificationService } from '../../src/auth/joining/verification.service';
import { type RunningApp, startApp } from '../support/app';
import { lastPromised } from '../support/jobs';
import { aVisitor } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const DAY = 24 * 3_600_000;
let count = 0;

interface Joining {
  id: number;
  email: string;
  query: string;
}

/** A person who has signed up and received the link. */
async function joining(): Promise<Joining> {
  const email = `leila.${process.pid}.${++count}@example.org`;
  const { body } = await aVisitor(app).post('signup', {
    firstName: 'Leila',
    lastName: 'Farahani',
    emailId: email,
    password: 'careful-closure-3',
    indemnity: true,
    clauses: true,
  });
  const accountId = Number(body['id']);
  const job = await lastPromised(app, 'email-verification', { accountId });
  await inUnitOfWork(app, () =>
    app.nest.get(VerificationService).sendVerificationEmail(accountId, job),
  );
  const inbox = await aVisitor(app).get(`dev/inbox?to=${email}`);
  const [mail] = inbox.body['result'] as { text: string }[];
  return { id: accountId, email, query: /\/verify\?(\S+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

const sessionsOf = ({ id }: Joining) =>
  app.rows('select id from session where account_id = ?', [id]);
const open = ({ query }: Joining) => aVisitor(app).post('verify', { q: query });
const press = ({ query }: Joining) => aVisitor(app).post('verify/login', { q: query });

describe('The button of the verification link', () => {
  it('[D-710] logs in whoever is joining, once; opening the link logs nobody in', async () => {
    const leila = await joining();
    const opened = await open(leila);
    const again = await open(leila);
    expect(opened.body).toMatchObject({ code: 200, can_log_in: true, email: leila.email });
    expect(again.body).toMatchObject({ code: 200, can_log_in: true });
    expect(await sessionsOf(leila)).toEqual([]);

    const entered = await press(leila);
    expect(entered.body).toMatchObject({
      code: 202,
      records: { id: leila.id, till_where_filled: 0 },
    });
    expect(await sessionsOf(leila)).toHaveLength(1);
    const second = await press(leila);
    expect(second.code).toBe(409);
    expect((await open(leila)).body).toMatchObject({ code: 200, can_log_in: false });
    expect(await sessionsOf(leila)).toHaveLength(1);
    const lines = await app.rows(
      `select result from audit_event where actor_id = ? and action = 'sign-in'`,
      [leila.id],
    );
    expect(lines).toEqual([{ result: 'done' }]);
  });

  it('[D-710] pressed twice at once logs in once', async () => {
    const leila = await joining();
    await open(leila);
    const codes = (await Promise.all([press(leila), press(leila)])).map(({ code }) => code);
    expect(codes.sort()).toEqual([202, 409]);
    expect(await sessionsOf(leila)).toHaveLength(1);
  });

  it('[D-710] does nothing before the link was opened, with a wrong link, and after a day', async () => {
    const leila = await joining();
    expect((await press(leila)).code).toBe(409);
    const wrong = await aVisitor(app).post('verify/login', { q: `token=${'x'.repeat(43)}` });
    expect(wrong.code).toBe(404);
    await open(leila);
    app.clock.advance(DAY + 1_000);
    expect((await press(leila)).code).toBe(404);
    expect(await sessionsOf(leila)).toEqual([]);
  });

  it.each([
    ['a member', 'update account set onboarding_step = 2 where id = ?'],
    [
      'whoever has changed the password since',
      `update account set password_changed_at = now() + interval '1 hour' where id = ?`,
    ],
  ])('[D-710] logs %s not in', async (_, happens) => {
    const leila = await joining();
    await open(leila);
    await app.rows(`${happens} returning id`, [leila.id]);
    expect((await press(leila)).code).toBe(409);
    expect(await sessionsOf(leila)).toEqual([]);
  });

  it('[D-710] asks for the second step, and tells the suspended until when', async () => {
    const leila = await joining();
    await open(leila);
    await app.rows('update account set second_step_at = now() where id = ? returning id', [
      leila.id,
    ]);
    const due = await press(leila);
    expect(due.body).toMatchObject({ code: 403, records: { second_step: ['totp'] } });

    const omar = await joining();
    await open(omar);
    await app.rows(
      `update account set suspended_until = now() + interval '5 days' where id = ? returning id`,
      [omar.id],
    );
    expect((await press(omar)).code).toBe(403);
    expect([...(await sessionsOf(leila)), ...(await sessionsOf(omar))]).toEqual([]);
  });
});
