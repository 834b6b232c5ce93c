import { randomBytes } from 'node:crypto';
import { VerificationService } from '../../src/auth/joining/verification.service';
import { PasswordChangesService } from '../../src/auth/passwords/password-changes.service';
import { DeletionRequestsService } from '../../src/support/deletions/deletion-requests.service';
import { SupportService } from '../../src/support/support.service';
import { type RunningApp, startApp } from '../support/app';
import { lastPromised, type OutboxEntry, promised } from '../support/jobs';
import { aMember, aVisitor } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ RATE_LIMITS: 'on' });
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const MINUTE = 60_000;
const BAIT = 'Winner of a cruise';
const anAddress = () => `${randomBytes(6).toString('hex')}@example.org`;

/** What strangers can fill in with somebody else's address. */
const forms = {
  contactPage: (email: string) => ({
    fName: BAIT,
    email,
    mobile: '4477009001',
    message: 'Claim your prize at https://evil.example',
  }),
  'miscellaneous/sendUserDeleteRequest': (email: string) => ({
    name: BAIT,
    email,
    message: 'Claim your prize at https://evil.example',
  }),
};
const signUp = (emailId: string) =>
  aVisitor(app).post('signup', {
    firstName: 'Winner',
    lastName: 'Ofacruise',
    emailId,
    password: 'first-incision-7',
    indemnity: true,
    clauses: true,
  });
const accountId = async (email: string) =>
  (await app.rows<{ id: number }>('select id from account where email = ?', [email]))[0]?.id ?? 0;
const mailsTo = (email: string) =>
  app.rows<{ subject: string; text: string; html: string }>(
    'select subject, text, html from dev_mail where lower(recipient) = ? order by id',
    [email],
  );

async function deliver({ id, name, payload }: OutboxEntry): Promise<void> {
  const support = app.nest.get(SupportService, { strict: false });
  const deletions = app.nest.get(DeletionRequestsService, { strict: false });
  await inUnitOfWork(app, () =>
    name === 'contact-received'
      ? support.confirmContact(Number(payload['messageId']), `outbox-${id}`)
      : deletions.sendReceipt(Number(payload['letterId']), `outbox-${id}`),
  );
}

describe('A mail to an address that a stranger typed', () => {
  it('[D-282] comes three times a day at most, whichever form it is, and holds none of the other words', async () => {
    const email = anAddress();
    for (let times = 0; times < 3; times += 1)
      for (const [path, form] of Object.entries(forms))
        expect((await aVisitor(app).post(path, form(email.toUpperCase()))).code).toBe(200);
    const receipts = (await promised(app, 'mail')).slice(-6);
    for (const receipt of receipts) await deliver(receipt);
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    for (const { subject, text, html } of mails)
      expect(`${subject} ${text} ${html}`).not.toMatch(/winner|cruise|prize|evil/i);
  });

  it('which was taken tells its owner three times a day at most', async () => {
    const { email, id } = await aMember(app);
    for (let times = 0; times < 5; times += 1) expect((await signUp(email)).code).toBe(409);
    expect(await promised(app, 'mail', { accountId: id })).toHaveLength(3);
  });

  it('[D-282] with a link to verify it comes three times a day at most, though others were sent, and holds no name', async () => {
    const email = anAddress();
    for (let times = 0; times < 4; times += 1)
      await aVisitor(app).post('contactPage', forms.contactPage(email));
    await signUp(email);
    const id = await accountId(email);
    for (let times = 0; times < 5; times += 1)
      expect((await aVisitor(app).post('resendVerification', { emailId: email })).code).toBe(200);
    const links = await promised(app, 'email-verification', { accountId: id });
    expect(links).toHaveLength(3);
    for (const link of links)
      await inUnitOfWork(app, () =>
        app.nest.get(VerificationService).sendVerificationEmail(id, link.id),
      );
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(3);
    for (const { text, html } of mails) expect(text + html).not.toMatch(/winner|cruise/i);
  });

  it('with a code, or the word that there is no password, comes once a minute and five times an hour', async () => {
    const { email, id } = await aMember(app);
    await app.rows(
      `update account set password_hash = null, login_type = 'third_party' where id = ? returning id`,
      [id],
    );
    const ask = async () => {
      await aVisitor(app).post('sendOtp', { emailId: email });
      const job = await lastPromised(app, 'otp', { accountId: id });
      await inUnitOfWork(app, () => app.nest.get(PasswordChangesService).sendCode(id, job));
    };
    app.clock.set(new Date());
    await ask();
    await ask();
    expect(await mailsTo(email)).toHaveLength(1);
    for (let times = 0; times < 8; times += 1) {
      app.clock.advance(2 * MINUTE);
      await ask();
    }
    const mails = await mailsTo(email);
    expect(mails.map(({ subject }) => subject)).toEqual(Array(5).fill('How you log in to Suture'));
  });
});
