import { VerificationService } from '../../src/auth/joining/verification.service';
import { type RunningApp, startApp } from '../support/app';
import { lastPromised, promised } from '../support/jobs';
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

/** Joins and has the mail of the job sent; the link's query string is what the mail says. */
async function joined(): Promise<{ email: string; password: string; query: string }> {
  const email = `mateo.${process.pid}.${++count}@example.org`;
  const password = 'careful-closure-3';
  const { body } = await aVisitor(app).post('signup', {
    firstName: 'Mateo',
    lastName: 'Álvarez',
    emailId: email,
    password,
    indemnity: true,
    clauses: true,
  });
  const accountId = Number(body['id']);
  const job = await lastPromised(app, 'email-verification', { accountId });
  await inUnitOfWork(app, () =>
    app.nest.get(VerificationService).sendVerificationEmail(accountId, job),
  );
  return { email, password, query: await linkIn(email) };
}

async function linkIn(email: string): Promise<string> {
  const { body } = await aVisitor(app).get(`dev/inbox?to=${email}`);
  const [mail] = body['result'] as { text: string; html: string }[];
  expect(mail?.html).toContain('Verify my email address');
  return /\/verify\?(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe('Verifying the address', () => {
  it('[AU-41 AU-42] opens the account, and the same link opened again changes nothing', async () => {
    const { email, password, query } = await joined();
    const before = await aVisitor(app).post('login', { emailId: email, password });
    const first = await aVisitor(app).post('verify', { q: query });
    const second = await aVisitor(app).post('verify', { q: `?${query}` });
    const after = await aVisitor(app).post('login', { emailId: email, password });

    expect(before.body).toMatchObject({
      code: 422,
      msg: 'Please verify your email address first.',
    });
    expect([first.code, second.code]).toEqual([200, 200]);
    expect(after.code).toBe(202);
  });

  it('refuses an unknown link, and one that is older than a day', async () => {
    const { query } = await joined();
    const unknown = await aVisitor(app).post('verify', { q: 'token=<script>' });
    app.clock.advance(DAY + 1_000);
    const expired = await aVisitor(app).post('verify', { q: query });

    expect([unknown.code, expired.code]).toEqual([404, 404]);
    expect(JSON.stringify(unknown.body)).not.toContain('script');
  });

  it('sends the mail again to who waits for it and says the same to everybody', async () => {
    const { email, query } = await joined();
    const [account] = await app.rows<{ id: number }>('select id from account where email = ?', [
      email,
    ]);
    const waiting = await aVisitor(app).post('resendVerification', { emailId: email });
    const unknown = await aVisitor(app).post('resendVerification', {
      emailId: 'nobody@example.org',
    });
    await aVisitor(app).post('verify', { q: query });
    await aVisitor(app).post('resendVerification', { emailId: email });

    expect(unknown.body).toEqual(waiting.body);
    expect(await promised(app, 'email-verification', { accountId: account?.id })).toHaveLength(2);
  });
});
