import type { INestApplicationContext } from '@nestjs/common';
import { sendVerificationEmail } from '../../backend/src/auth/auth.jobs';
import { declaredQueues } from '../../backend/src/platform/outbox/job';
import { Queues } from '../../backend/src/platform/queues/queues';
import { anEvent, inMinutes } from '../../backend/test/events/support/events';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember, anAdmin, aVisitor, type Person } from '../../backend/test/support/people';
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

interface ShownJob {
  readonly id: string;
  readonly name: string;
  readonly data: object;
  readonly failedReason?: string;
}

/** A queue as the dashboard shows it, with its first hundred jobs of a state. */
async function look(at: string, status: string) {
  const { body } = await admin.get(
    `${API}?activeQueue=${at}&status=${status}&page=1&jobsPerPage=200`,
  );
  const { queues } = body as unknown as {
    queues: { name: string; counts: Record<string, number>; jobs: ShownJob[] }[];
  };
  const shown = queues.find((one) => one.name === at);
  if (!shown) throw new Error(`The dashboard has no queue ${at}.`);
  return shown;
}

const failedJob = async (id: string) =>
  (await look(queue, 'failed')).jobs.find((job) => job.id === id);
/** What the dashboard shows of a job that was done. */
const doneJob = (at: string, id: string) =>
  eventually(async () => (await look(at, 'completed')).jobs.find((job) => job.id === id));
const lastRow = async (at: string) => {
  const [row] = await app.rows<{ id: number }>(
    'select id from outbox where queue = ? order by id desc limit 1',
    [at],
  );
  return `outbox-${row?.id}`;
};
const mailTo = (address: string) =>
  eventually(async () => mails.received.find(({ to }) => to === address));

/** Everything that the store of the queues holds, as text. */
async function everythingKept(): Promise<string> {
  const queues = workers.get(Queues);
  const jobs = await Promise.all(
    declaredQueues().map(async (each) =>
      JSON.stringify((await queues.of(each).getJobs()).map((job) => job.toJSON())),
    ),
  );
  if (process.env['REDIS_URL']) return jobs.join();
  const tables = await app.rows<{ kept: string }>(
    `select (select string_agg(job::text, ' ') from bullmq.job) || (select string_agg(event::text, ' ') from bullmq.event) as kept`,
  );
  return jobs.join() + tables[0]?.kept;
}

describe('The dashboard of the queues', () => {
  it('shows a job that failed, with its reason, and tries it again when told to', async () => {
    const anna = await aMember(app);
    await app.rows('update account set email_verified_at = null where id = ? returning id', [
      anna.id,
    ]);
    mails.onMail = async () => {
      throw new Error(`<${anna.email}> The mailbox is busy.`);
    };
    const id = await aJobTriedOnce(anna.id);
    const failed = await eventually(() => failedJob(id));
    expect(failed.failedReason).toMatch(/mailbox is busy/i);
    expect(failed.failedReason).toContain('[address]');
    expect(await everythingKept()).not.toContain(anna.email);

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

  it('[D-345] shows what was done, named by what it did, with ids alone', async () => {
    const email = 'thandiwe.shown@example.org';
    const visitor = aVisitor(app);
    const names = { firstName: 'Thandiwe', lastName: 'Nkosi' };
    const password = 'careful-hands-4';
    const declared = { indemnity: true, clauses: true };
    await visitor.post('signup', { ...names, emailId: email, password, ...declared });
    const { text } = await mailTo(email);
    const link = /\/verify\?(\S+)/.exec(text)?.[1] ?? '';
    expect(link.length).toBeGreaterThan(20);
    const verifying = await doneJob(queue, await lastRow(queue));
    expect(verifying).toMatchObject({ name: 'send', data: { accountId: expect.any(Number) } });

    const anna = await aMember(app);
    await visitor.post('sendOtp', { emailId: anna.email });
    const code = /code is (\d{6})/.exec((await mailTo(anna.email)).text)?.[1] ?? '';
    expect(code).toHaveLength(6);
    expect((await doneJob('otp', await lastRow('otp'))).name).toBe('password-code');

    const kept = await everythingKept();
    expect(kept).toContain('password-code');
    for (const secret of [email, anna.email, link, code, password, 'Thandiwe', 'http'])
      expect(kept).not.toContain(secret);
  });

  it('[D-345] names signals that travelled together by what they are', async () => {
    const signals = ['case-liked', 'case-liked', 'message'].map((each) => ({
      name: each,
      postId: 0,
      memberId: 0,
      messageId: 0,
      outboxId: 0,
      requestId: null,
    }));
    await workers
      .get(Queues)
      .add('notifications', [{ id: 'together', name: 'many-signals', data: { signals } }]);
    expect((await doneJob('notifications', 'together')).name).toBe('case-liked × 2, message × 1');
  });

  it('[D-345] keeps the last hundred jobs of a queue', async () => {
    const gone = (id: number) => ({
      id: `gone-${id}`,
      name: 'password-code',
      data: { accountId: 0, outboxId: 0, requestId: null },
    });
    await workers.get(Queues).add(
      'otp',
      Array.from({ length: 120 }, (_, id) => gone(id)),
    );
    await eventually(async () => {
      const { counts } = await look('otp', 'completed');
      return counts['active'] === 0 && counts['waiting'] === 0 ? true : undefined;
    });
    // Jobs that end at the same moment do not see each other; one that ends alone sees them all.
    await workers.get(Queues).add('otp', [gone(120)]);
    await doneJob('otp', 'gone-120');
    expect((await look('otp', 'completed')).counts['completed']).toBe(100);
  });

  it('[D-345] a job that its queue takes for done and nobody did is handed over again', async () => {
    const anna = await aMember(app);
    const [row] = await app.rows<{ id: number }>(
      `insert into outbox (queue, name, payload, created_at, run_at, handed_at, done_at)
       values ('otp', 'password-code', ?::jsonb, now(), now(), now() - interval '2 minutes', now()) returning id`,
      [JSON.stringify({ accountId: anna.id })],
    );
    const id = `outbox-${row?.id}`;
    const data = { accountId: anna.id, outboxId: row?.id, requestId: null };
    await workers.get(Queues).add('otp', [{ id, name: 'password-code', data }]);
    await doneJob('otp', id);
    expect(mails.received.filter(({ to }) => to === anna.email)).toEqual([]);
    await app.rows('update outbox set done_at = null where id = ?', [row?.id]);
    expect((await mailTo(anna.email)).text).toMatch(/code is \d{6}/);
  });

  it('[D-346] lists reminders that wait for their moment, which nobody moves from there', async () => {
    const eventId = await anEvent(admin, inMinutes(app, 3 * 24 * 60));
    const { jobs, counts } = await look('events', 'delayed');
    const reminders = jobs.filter(({ data }) => (data as { eventId: number }).eventId === eventId);
    expect(reminders).toEqual([
      expect.objectContaining({
        name: 'remind',
        data: expect.objectContaining({ minutes: 24 * 60 }),
      }),
      expect.objectContaining({ name: 'remind', data: expect.objectContaining({ minutes: 15 }) }),
    ]);
    expect(counts['delayed']).toBe(jobs.length);
    const one = `${API}/events/${reminders[0]?.id}`;
    expect((await admin.get(one)).body).toMatchObject({ status: 'delayed' });
    expect((await admin.send('PUT', `${one}/promote`, undefined)).code).toBe(500);
    expect((await admin.send('PUT', `${one}/clean`, undefined)).code).toBe(500);
    expect((await look('events', 'delayed')).jobs).toEqual(jobs);
  });
});
