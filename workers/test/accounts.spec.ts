import type { INestApplicationContext } from '@nestjs/common';
import type { Job } from 'bullmq';
import { sweepInactive } from '../../backend/src/auth/auth.jobs';
import { Queues } from '../../backend/src/platform/queues/queues';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { promised } from '../../backend/test/support/jobs';
import { aMember, anAdmin, type Person } from '../../backend/test/support/people';
import { AccountsProcessor } from '../src/accounts.processor';
import type { Handed } from '../src/handed-job';
import { MailProcessor } from '../src/mail.processor';
import { startWorkers } from './support';

const DAY = 24 * 3_600_000;

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

const mailsTo = ({ email }: Person) =>
  app.rows<{ subject: string }>('select subject from dev_mail where recipient = ?', [email]);

/** The queue delivers what was promised to the mails twice. */
async function mailedTwice(match: Record<string, unknown>): Promise<void> {
  const [job] = await promised(app, 'mail', match);
  const handed = {
    name: job?.name,
    data: { ...job?.payload, outboxId: job?.id, requestId: null },
  } as unknown as Job<Handed>;
  await workers.get(MailProcessor).process(handed);
  await workers.get(MailProcessor).process(handed);
}

describe('Accounts', () => {
  it('[D-244] without a log-in are looked for every day, and warned once, however often the queue delivers', async () => {
    const schedulers = await workers.get(Queues).of(sweepInactive.queue).getJobSchedulers();
    expect(schedulers).toContainEqual(
      expect.objectContaining({ key: sweepInactive.name, every: DAY }),
    );
    const anna = await aMember(app);
    await app.rows(
      "update account set last_log_in_at = now() - interval '5 months 1 day' where id = ? returning id",
      [anna.id],
    );
    const job = { name: sweepInactive.name, data: { requestId: sweepInactive.name } };
    for (let times = 0; times < 2; times += 1)
      await workers.get(AccountsProcessor).process(job as unknown as Job<Handed>);
    expect(await promised(app, 'mail', { accountId: anna.id })).toHaveLength(1);
    await mailedTwice({ accountId: anna.id });
    expect(await mailsTo(anna)).toEqual([
      { subject: 'Your Suture account has not been used for a while' },
    ]);
  });

  it('[LE-08] that are restricted are told so once, however often the queue delivers', async () => {
    const anna = await aMember(app);
    await (await anAdmin(app)).post(`admin/members/${anna.id}/restrict`, {
      days: 2,
      reason: 'A name in a case.',
    });
    await mailedTwice({ memberId: anna.id });
    expect(await mailsTo(anna)).toHaveLength(1);
  });
});
