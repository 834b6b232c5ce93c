import { NewSignInService } from '../../src/auth/sessions/new-sign-in.service';
import { type RunningApp, startApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { auditOf } from './support/audit';
import { type AuthenticatorApp, turnOn } from './support/second-steps';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());
beforeEach(() => app.clock.set(new Date()));
afterEach(() => app.clock.reset());

const DAY = 24 * 3_600_000;
const logIn = ({ email }: Person, device = 'Spec') =>
  aVisitor(app).post('login', { emailId: email, password: PASSWORD }, { 'user-agent': device });
const second = (ticket: string, code: string) =>
  aVisitor(app).post('login/second', { ticket, code }, { 'user-agent': 'Ward laptop' });
const disown = (token: string) => aVisitor(app).post('account/not-me', { token });

/**
 * Logs in from a device that is unknown to the account.
 * @returns the token in the email about it
 */
async function toldOf(anna: Person, phone?: AuthenticatorApp): Promise<string> {
  const first = await logIn(anna, 'Ward laptop');
  const { ticket } = first.body['records'] as { ticket?: string };
  const entered = ticket && phone ? await second(ticket, phone.nextCode()) : first;
  expect(entered).toMatchObject({ code: 200 });
  const jobs = await promised(app, 'mail', { accountId: anna.id });
  const job = jobs.find(({ name }) => name === 'new-sign-in');
  const ids = job?.payload as { accountId: number; sessionId: number };
  await inUnitOfWork(app, () => app.nest.get(NewSignInService).sendEmail(ids, Number(job?.id)));
  const { body } = await aVisitor(app).get(`dev/inbox?to=${anna.email}`);
  const [mail] = body['result'] as { text: string }[];
  return /not-me\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('“This was not me”', () => {
  it('[D-540] ends every session, shuts the password out and mails the way to a new one', async () => {
    const anna = await aMember(app);
    const token = await toldOf(anna);
    expect((await disown(token)).code).toBe(200);
    expect((await anna.get('session')).code).toBe(401);
    expect((await logIn(anna)).body).toMatchObject({ code: 400, msg: 'Invalid email or password' });
    expect(await promised(app, 'otp', { accountId: anna.id })).toMatchObject([
      { name: 'password-code' },
    ]);
    expect((await disown(token)).code).toBe(200);
    expect(await promised(app, 'otp', { accountId: anna.id })).toHaveLength(1);
    expect(await auditOf(app, anna.id)).toEqual(['sign-in-disowned done']);
  });

  it('[D-540] takes what signs in and was added since with it, and nothing older', async () => {
    const anna = await aMember(app);
    app.clock.advance(60_000);
    const token = await toldOf(anna);
    await turnOn(app, anna);
    expect((await disown(token)).code).toBe(200);
    expect(await app.rows('select 1 from totp where account_id = ?', [anna.id])).toEqual([]);

    const bert = await aMember(app);
    const { phone } = await turnOn(app, bert);
    app.clock.advance(60_000);
    expect((await disown(await toldOf(bert, phone))).code).toBe(200);
    expect(await app.rows('select 1 from totp where account_id = ?', [bert.id])).toHaveLength(1);
  });

  it('[D-540] works for seven days; a link that was made up does nothing', async () => {
    const anna = await aMember(app);
    const token = await toldOf(anna);
    expect((await disown('x'.repeat(43))).code).toBe(404);
    app.clock.advance(7 * DAY + 1);
    expect((await disown(token)).code).toBe(404);
    app.clock.advance(-7 * DAY - 1);
    expect((await logIn(anna)).code).toBe(200);
  });
});
