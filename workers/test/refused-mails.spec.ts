import type { INestApplicationContext } from '@nestjs/common';
import { Queues } from '../../backend/src/platform/queues/queues';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember, aVisitor } from '../../backend/test/support/people';
import { type MailServer, startMailServer } from './mail-server';
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

const refusals = () =>
  app.rows<{ account_id: number | null; job: string; reason: string }>(
    'select account_id, job, reason from mail_refusal order by id',
  );
const isDone = (name: string) =>
  app.rows('select 1 from outbox where name = ? and done_at is not null', [name]);
const done = (name: string) =>
  eventually(async () => ((await isDone(name)).length > 0 ? true : undefined));

describe('A mail that its server refuses for good', () => {
  it('[D-791] is recorded with its member and the reason, and is not sent again', async () => {
    const anna = await aMember(app);
    mails.unknown.add(anna.email);
    await aVisitor(app).post('sendOtp', { emailId: anna.email });
    await done('password-code');
    expect(await refusals()).toEqual([
      { account_id: anna.id, job: 'password-code', reason: 'unknown-address' },
    ]);
    const [row] = await app.rows<{ row: string }>('select r::text as row from mail_refusal r');
    expect(row?.row).not.toContain('@');
    expect(mails.received).toEqual([]);
    const { failed } = await workers.get(Queues).of('otp').getJobCounts('failed');
    expect(failed).toBe(0);
  });

  it('[D-791] has no member where a stranger’s address was typed', async () => {
    mails.unknown.add('nobody@example.org');
    await aVisitor(app).post('contactPage', {
      fName: 'Vera Moss',
      email: 'nobody@example.org',
      mobile: '+44 7700 900123',
      message: 'How can we join?',
    });
    await done('contact-received');
    expect((await refusals()).at(-1)).toEqual({
      account_id: null,
      job: 'contact-received',
      reason: 'unknown-address',
    });
  });
});
