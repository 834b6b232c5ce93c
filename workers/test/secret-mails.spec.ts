import type { INestApplicationContext } from '@nestjs/common';
import { Queues } from '../../backend/src/platform/queues/queues';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { promised } from '../../backend/test/support/jobs';
import { aMember, aVisitor, type Person } from '../../backend/test/support/people';
import { type MailServer, type ReceivedMail, startMailServer } from './mail-server';
import { eventually, startWorkers } from './support';

let app: RunningApp;
let mails: MailServer;
let workers: INestApplicationContext;
beforeAll(async () => {
  mails = await startMailServer();
  process.env['SMTP_URL'] = mails.url;
  app = await startApp();
  workers = await startWorkers();
});
afterAll(async () => {
  await workers.close();
  await app.stop();
  await mails.stop();
  delete process.env['SMTP_URL'];
});

const NEW_PASSWORD = 'second-incision-8';
const codeIn = ({ text }: ReceivedMail) => /code is (\d{6})/.exec(text)?.[1] ?? '';
const mailsTo = (person: { email: string }) =>
  mails.received.filter((mail) => mail.to === person.email);

/**
 * The response to a recipient who acts when the email is delivered, before the server has accepted
 * it.
 */
function answerAtDelivery(
  to: string,
  act: (mail: ReceivedMail) => Promise<{ code: number }>,
): Promise<number> {
  return new Promise((resolve) => {
    mails.onMail = async (mail) => {
      if (mail.to === to) resolve((await act(mail)).code);
    };
  });
}

const resetWith = (person: Person, otp: string) =>
  aVisitor(app).post('verifyOtp', {
    emailId: person.email,
    otp,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  });

describe('A mailed secret works at the moment its mail is delivered', () => {
  it('[AU-41] the verification link', async () => {
    const emailId = 'quick.reader@example.org';
    const answer = answerAtDelivery(emailId, ({ text }) =>
      aVisitor(app).post('verify', { q: /\/verify\?(\S+)/.exec(text)?.[1] ?? '' }),
    );
    const names = { firstName: 'Thandiwe', lastName: 'Nkosi' };
    await aVisitor(app).post('signup', {
      ...names,
      emailId,
      password: 'careful-hands-4',
      indemnity: true,
      clauses: true,
    });
    expect(await answer).toBe(200);
  });

  it('[AU-45] the code for a new password', async () => {
    const anna = await aMember(app);
    const answer = answerAtDelivery(anna.email, (mail) => resetWith(anna, codeIn(mail)));
    await aVisitor(app).post('sendOtp', { emailId: anna.email });
    expect(await answer).toBe(200);
  });

  it('[PR-14] the code that shows that it is oneself', async () => {
    const anna = await aMember(app);
    const answer = answerAtDelivery(anna.email, (mail) =>
      anna.post('confirm-identity', { code: codeIn(mail) }),
    );
    await anna.post('confirm-identity/code');
    expect(await answer).toBe(200);
  });

  it('[PR-08] the code for another phone number', async () => {
    const anna = await aMember(app);
    const answer = answerAtDelivery(anna.email, (mail) =>
      anna.post('phone/confirm', { code: codeIn(mail) }),
    );
    await anna.post('phone/code', { mobile: '9876543210', country_code: '+91' });
    expect(await answer).toBe(200);
  });

  it('[PR-04] the link to one’s own data', async () => {
    const anna = await aMember(app);
    const open = async ({ text }: ReceivedMail) => {
      const [, token] = /\/download\?token=([\w-]{43})/.exec(text) ?? [];
      return anna.get(`exports/${token}`);
    };
    const answer = answerAtDelivery(anna.email, open);
    await anna.post('exports');
    expect(await answer).toBe(200);
  });
});

describe('A mail that has to be sent again', () => {
  it('[D-018] is the same mail with the same code, and counts as one code', async () => {
    const anna = await aMember(app);
    let refusals = 0;
    mails.onMail = async (mail) => {
      if (mail.to === anna.email && refusals++ === 0) throw new Error('Try again later.');
    };
    await aVisitor(app).post('sendOtp', { emailId: anna.email });
    const [first, second] = await eventually(async () =>
      mailsTo(anna).length === 2 ? mailsTo(anna) : undefined,
    );

    // Apart from the time at which it is sent.
    expect(second).toEqual({ ...first, raw: second?.raw });
    expect(
      await app.rows('select 1 from one_time_code where account_id = ?', [anna.id]),
    ).toHaveLength(1);
    expect((await resetWith(anna, codeIn(second as ReceivedMail))).code).toBe(200);
  });

  it('[D-018] is not sent when a newer code has made its own worthless', async () => {
    const anna = await aMember(app);
    mails.onMail = async (mail) => {
      if (mail.to !== anna.email || mailsTo(anna).length > 1) return;
      // Runs before the email is refused, and so before the retry.
      await app.rows(
        `insert into one_time_code (account_id, purpose, code_hash, created_at, expires_at) values (?, 'password-reset', '\\x00', now(), now())`,
        [anna.id],
      );
      throw new Error('Try again later.');
    };
    await aVisitor(app).post('sendOtp', { emailId: anna.email });
    const isDone = () =>
      app.rows(
        `select 1 from outbox where name = 'password-code' and payload @> ? and done_at is not null`,
        [JSON.stringify({ accountId: anna.id })],
      );
    await eventually(async () => ((await isDone()).length === 1 ? true : undefined));
    expect(mailsTo(anna)).toHaveLength(1);
  });

  it('[D-019] waits for a mail server that was away longer than the queue tries', async () => {
    const anna = await aMember(app);
    mails.onMail = async () => {
      throw new Error('Away for hours.');
    };
    const payload = { accountId: anna.id };
    const [row] = await app.rows<{ id: number }>(
      `insert into outbox (queue, name, payload, created_at, run_at, handed_at) values ('otp', 'password-code', ?::jsonb, now(), now(), now()) returning id`,
      [JSON.stringify(payload)],
    );
    const outboxId = row?.id ?? 0;
    const queue = workers.get(Queues).of('otp');
    await queue.add(
      'password-code',
      { ...payload, outboxId, requestId: null },
      { jobId: `outbox-${outboxId}`, attempts: 1 },
    );
    await eventually(async () =>
      (await (await queue.getJob(`outbox-${outboxId}`))?.isFailed()) ? true : undefined,
    );
    const tries = mailsTo(anna).length;
    mails.onMail = async () => undefined;
    await app.rows(`update outbox set handed_at = now() - interval '2 minutes' where id = ?`, [
      outboxId,
    ]);

    const all = await eventually(async () =>
      mailsTo(anna).length > tries ? mailsTo(anna) : undefined,
    );
    expect((await resetWith(anna, codeIn(all.at(-1) as ReceivedMail))).code).toBe(200);
    expect(await promised(app, 'otp', payload)).toHaveLength(1);
  });
});
