import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Queues } from '../../backend/src/platform/queues/queues';
import {
  confirmContact,
  confirmDeletionRequest,
  forgetLetters,
} from '../../backend/src/support/support.jobs';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { promised } from '../../backend/test/support/jobs';
import { aVisitor } from '../../backend/test/support/people';
import type { Handed } from '../src/handed-job';
import { MailProcessor } from '../src/mail.processor';
import { SupportProcessor } from '../src/support.processor';
import { startWorkers } from './support';

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

const DAY = 24 * 3_600_000;
const mailsTo = (address: string) =>
  app.rows<{ subject: string }>('select subject from dev_mail where recipient = ?', [address]);
const letter = (email: string) => ({
  name: 'Vera Moss',
  fName: 'Vera Moss',
  email,
  mobile: '4477009001',
  message: 'Please delete my account.',
});

describe('Letters to the provider', () => {
  it.each([
    ['contactPage', confirmContact.name, 'messageId', 'We have received your message'],
    [
      'miscellaneous/sendUserDeleteRequest',
      confirmDeletionRequest.name,
      'letterId',
      'Your request to delete your account',
    ],
  ])(
    'sent by %s are confirmed once, however often the queue delivers the job',
    async (path, name, word, subject) => {
      const email = `${name}@example.org`;
      const { body } = await aVisitor(app).post(path, letter(email));
      const [job] = await promised(app, 'mail', { [word]: body['id'] });
      const handed = {
        name,
        data: { ...job?.payload, outboxId: job?.id, requestId: 'of-the-request' },
      } as unknown as Job<Handed>;
      await workers.get(MailProcessor).process(handed);
      await workers.get(MailProcessor).process(handed);
      expect(await mailsTo(email)).toEqual([{ subject }]);
    },
  );

  it('are forgotten after a year, by themselves', async () => {
    const schedulers = await workers.get(Queues).of(forgetLetters.queue).getJobSchedulers();
    expect(schedulers).toEqual([expect.objectContaining({ key: forgetLetters.name, every: DAY })]);
    const rows = (sql: string, params: unknown[] = []) =>
      workers.get(EntityManager).fork().execute<{ name: string }[]>(sql, params);
    for (const [name, days] of [
      ['Old', 370],
      ['New', 360],
    ] as const)
      await rows(
        `insert into contact_message (name, email, mobile_number, message, received_at) values (?, 'year@example.org', '1234567', 'Hello', ?)`,
        [name, new Date(Date.now() - days * DAY)],
      );
    const job = {
      name: forgetLetters.name,
      data: { requestId: forgetLetters.name },
    } as unknown as Job<Handed>;
    await workers.get(SupportProcessor).process(job);
    await workers.get(SupportProcessor).process(job);
    expect(
      (await rows(`select name from contact_message where email = 'year@example.org'`)).map(
        ({ name }) => name,
      ),
    ).toEqual(['New']);
  });
});
