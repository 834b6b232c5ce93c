import type { INestApplicationContext } from '@nestjs/common';
import { sendVerificationEmail } from '../../backend/src/auth/auth.jobs';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { JOB_OPTIONS, Queues } from '../../backend/src/platform/queues/queues';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember, aVisitor } from '../../backend/test/support/people';
import { EmailVerificationProcessor } from '../src/email-verification.processor';
import { OtpProcessor } from '../src/otp.processor';
import { eventually, startWorkers } from './support';

let app: RunningApp;
let workers: INestApplicationContext;
beforeAll(async () => {
  app = await startApp();
  workers = await startWorkers();
});
afterAll(async () => {
  await workers.close();
  await app.stop();
});

const mailsTo = (address: string) =>
  app.rows<{ subject: string; message_id: string }>(
    'select subject, message_id from dev_mail where recipient = ?',
    [address],
  );
const firstMailTo = (address: string) => eventually(async () => (await mailsTo(address))[0]);
const handed = (outboxId: number, accountId: number, name: string) =>
  ({ name, data: { outboxId, accountId, requestId: null } }) as unknown as Parameters<
    EmailVerificationProcessor['process']
  >[0];

async function join(email: string): Promise<void> {
  await aVisitor(app).post('signup', {
    firstName: 'Thandiwe',
    lastName: 'Nkosi',
    emailId: email,
    password: 'careful-hands-4',
    indemnity: true,
    clauses: true,
  });
}

describe('What a request promises', () => {
  it('[AU-26] the verification mail arrives through outbox, queue and processor', async () => {
    await join('thandiwe.first@example.org');
    const mail = await firstMailTo('thandiwe.first@example.org');
    expect(mail.subject).toBe('Verify your email address for Suture');
    const [row] = await app.rows<{ id: number; done_at: string | null }>(
      "select id, done_at from outbox where queue = 'email-verification' order by id desc limit 1",
    );
    expect(mail.message_id).toBe(`<outbox-${row?.id}@127.0.0.1>`);
    expect(row?.done_at).not.toBeNull();
  });

  it('is done once, however often the queue delivers it', async () => {
    const anna = await aMember(app);
    await app.rows('update account set email_verified_at = null where id = ?', [anna.id]);
    const outboxId = await app.nest
      .get(Outbox)
      .later(sendVerificationEmail, { accountId: anna.id })
      .catch(() => 0);
    await firstMailTo(anna.email);
    const processor = workers.get(EmailVerificationProcessor);
    for (let times = 0; times < 2; times += 1)
      await processor.process(handed(outboxId, anna.id, 'send'));
    expect(await mailsTo(anna.email)).toHaveLength(1);
  });

  it('finds its account gone and is done with it', async () => {
    const processor = workers.get(OtpProcessor);
    const [row] = await app.rows<{ id: number }>(
      `insert into outbox (queue, name, payload, created_at, run_at, handed_at) values ('otp', 'password-code', '{"accountId": 999999999}', now(), now(), now()) returning id`,
    );
    await processor.process(handed(row?.id ?? 0, 999_999_999, 'password-code'));
    expect(
      await app.rows('select 1 from outbox where id = ? and done_at is not null', [row?.id]),
    ).toHaveLength(1);
  });

  it('comes back after the queue store was lost', async () => {
    const anna = await aMember(app);
    await app.rows('update account set email_verified_at = null where id = ?', [anna.id]);
    // Marked as handed over two minutes ago but in no queue; the relay may find it at the same
    // moment.
    const [row] = await app.rows<{ id: number }>(
      `insert into outbox (queue, name, payload, created_at, run_at, handed_at)
       values ('email-verification', 'send', ?::jsonb, now(), now(), now() - interval '2 minutes') returning id`,
      [JSON.stringify({ accountId: anna.id })],
    );
    expect((await firstMailTo(anna.email)).message_id).toContain(`outbox-${row?.id}@`);
  });

  it('is done now, though a clock that has been set back since promised it hours ahead', async () => {
    const anna = await aMember(app);
    await app.rows('update account set email_verified_at = null where id = ?', [anna.id]);
    await workers.close();
    const [row] = await app.rows<{ id: number }>(
      `insert into outbox (queue, name, payload, created_at, run_at)
       values ('email-verification', 'send', ?::jsonb, now() + interval '3 hours', now() + interval '3 hours') returning id`,
      [JSON.stringify({ accountId: anna.id })],
    );
    workers = await startWorkers();
    expect((await firstMailTo(anna.email)).message_id).toContain(`outbox-${row?.id}@`);
  });

  it('is done now, though its queue keeps it for hours ahead', async () => {
    const anna = await aMember(app);
    await app.rows('update account set email_verified_at = null where id = ?', [anna.id]);
    const [row] = await app.rows<{ id: number }>(
      `insert into outbox (queue, name, payload, created_at, run_at, handed_at, done_at)
       values ('email-verification', 'send', ?::jsonb, now(), now(), now() - interval '2 minutes', now()) returning id`,
      [JSON.stringify({ accountId: anna.id })],
    );
    const data = { accountId: anna.id, outboxId: row?.id, requestId: null };
    await workers
      .get(Queues)
      .of('email-verification')
      .add('send', data, { ...JOB_OPTIONS, jobId: `outbox-${row?.id}`, delay: 3 * 3_600_000 });
    await app.rows('update outbox set done_at = null where id = ?', [row?.id]);
    expect((await firstMailTo(anna.email)).message_id).toContain(`outbox-${row?.id}@`);
  });
});
