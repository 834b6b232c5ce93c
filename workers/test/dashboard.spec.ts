import type { INestApplicationContext } from '@nestjs/common';
import { sendVerificationEmail } from '../../backend/src/auth/auth.jobs';
import { Queues } from '../../backend/src/platform/queues/queues';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember, anAdmin, type Person } from '../../backend/test/support/people';
import { type MailServer, startMailServer } from './mail-server';
import { eventually, startWorkers } from './support';

let app: RunningApp;
let mails: MailServer;
let workers: INestApplicationContext;
let admin: Person;
beforeAll(async () => {
  mails = await startMailServer();
  process.env['SMTP_URL'] = mails.url;
  app = await startApp();
  workers = await startWorkers();
  admin = await anAdmin(app);
});
afterAll(async () => {
  await workers.close();
  await app.stop();
  await mails.stop();
  delete process.env['SMTP_URL'];
});

const { queue, name } = sendVerificationEmail;
const API = '/admin/queues/api/queues';

/** Handed over as the relay does it, but tried once: nobody wants to wait for the other four. */
async function aJobTriedOnce(accountId: number): Promise<string> {
  const [row] = await app.rows<{ id: number }>(
    'insert into outbox (queue, name, payload, created_at, run_at, handed_at) values (?, ?, ?::jsonb, now(), now(), now()) returning id',
    [queue, name, JSON.stringify({ accountId })],
  );
  const jobId = `outbox-${row?.id}`;
  await workers
    .get(Queues)
    .of(queue)
    .add(
      name,
      { accountId, outboxId: row?.id, requestId: null },
      { jobId, attempts: 1, removeOnComplete: true },
    );
  return jobId;
}

const failedJobs = async () => {
  const { body } = await admin.get(
    `${API}?activeQueue=${queue}&status=failed&page=1&jobsPerPage=100`,
  );
  const { queues } = body as unknown as {
    queues: { name: string; jobs: { id: string; failedReason: string }[] }[];
  };
  return queues.find((one) => one.name === queue)?.jobs ?? [];
};
const failedJob = async (id: string) => (await failedJobs()).find((job) => job.id === id);

describe('The dashboard of the queues', () => {
  it('shows a job that failed, with its reason, and tries it again when told to', async () => {
    const anna = await aMember(app);
    await app.rows('update account set email_verified_at = null where id = ? returning id', [
      anna.id,
    ]);
    mails.onMail = async () => {
      throw new Error('The mailbox is busy.');
    };
    const id = await aJobTriedOnce(anna.id);
    const failed = await eventually(() => failedJob(id));
    expect(failed.failedReason).toMatch(/mailbox is busy/i);

    mails.onMail = async () => undefined;
    mails.received.length = 0;
    const retry = `${API}/${queue}/${id}/retry`;
    expect((await (await aMember(app)).send('PUT', retry, undefined)).code).toBe(404);
    expect((await admin.send('PUT', retry, undefined)).code).toBe(204);
    await eventually(async () => mails.received.find(({ to }) => to === anna.email));
    await eventually(async () => ((await failedJob(id)) === undefined ? true : undefined));
    const done = () =>
      app.rows('select 1 from outbox where id = ? and done_at is not null', [
        Number(id.slice('outbox-'.length)),
      ]);
    await eventually(async () => ((await done()).length > 0 ? true : undefined));
    expect(
      await app.rows(
        "select object from audit_event where actor_id = ? and action = 'queue-changed'",
        [admin.id],
      ),
    ).toEqual([{ object: expect.stringContaining(id) }]);
  });
});
