import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Clock } from '../../backend/src/platform/clock';
import { declaredRepeatedJobs, type RepeatedJob } from '../../backend/src/platform/outbox/job';
import { QUEUE_SCHEMA } from '../../backend/src/platform/queues/connection';
import { Queues } from '../../backend/src/platform/queues/queues';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';
import { QueueFigures } from '../src/queue-figures';
import { eventually, startWorkers } from './support';

const NAMES = declaredRepeatedJobs()
  .map(({ name }) => name)
  .sort();
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

let workers: INestApplicationContext;
beforeAll(async () => {
  workers = await startWorkers();
});
afterAll(() => workers.close());

const rows = <Row>(sql: string, params: unknown[] = []) =>
  workers.get(EntityManager).fork().execute<Row[]>(sql, params);

const doneSince = async (since: Date) =>
  (
    await rows<{ name: string }>(
      'select name from repeated_job where last_ran_at > ? order by name collate "C"',
      [since],
    )
  ).map(({ name }) => name);

const allDoneSince = (since: Date) =>
  eventually(async () => {
    const names = await doneSince(since);
    return names.length === NAMES.length ? names : undefined;
  });

const schedulerOf = async ({ queue, name }: RepeatedJob) =>
  await workers.get(Queues).of(queue).getJobScheduler(name);

/** Simulates a Redis restarted without its data, or a database whose queues were emptied. */
async function loseTheQueues(): Promise<void> {
  const url = process.env['REDIS_URL'];
  if (url) {
    const redis = new Redis(url);
    await redis.flushdb();
    redis.disconnect();
    return;
  }
  const tables = await rows<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = ? and tablename <> 'migration'",
    [QUEUE_SCHEMA],
  );
  // Does not use TRUNCATE, which would lock one table after another while workers hold some and
  // wait for others.
  const emptied = tables.map(
    ({ tablename }) => `"${tablename}_" as (delete from ${QUEUE_SCHEMA}."${tablename}")`,
  );
  await rows(`with ${emptied.join(', ')} select 1`);
}

/** A job is recorded as done shortly before its queue is updated. */
const queuesAreIdle = () =>
  eventually(async () => {
    const active = await Promise.all(
      declaredRepeatedJobs().map(({ queue }) => workers.get(Queues).of(queue).getActiveCount()),
    );
    return active.every((count) => count === 0) || undefined;
  });

describe('Jobs that come back by themselves', () => {
  it('are these, and each is done when workers start', async () => {
    expect(NAMES).toEqual([
      'check-older-files',
      'forget-expired',
      'forget-letters',
      'forget-openings',
      'forget-papers',
      'forget-visitors',
      'gather-digests',
      'look-for-new',
      'remind-of-outcomes',
      'show-comments-again',
      'sweep-inactive',
      'sweep-orphans',
      'tell-of-work',
      'tidy',
      'watch-registrations',
    ]);
    expect(await allDoneSince(LONG_AGO)).toEqual(NAMES);
  });

  it('are done again soon after the queues have lost all they held, and have their next time again', async () => {
    await allDoneSince(LONG_AGO);
    await queuesAreIdle();
    await rows('update repeated_job set last_ran_at = ? returning name', [LONG_AGO]);
    await loseTheQueues();
    expect(await allDoneSince(LONG_AGO)).toEqual(NAMES);
    for (const job of declaredRepeatedJobs())
      expect(await schedulerOf(job)).toMatchObject({ key: job.name, every: job.everyMs });
  });

  it('keep their next time while other workers start', async () => {
    await allDoneSince(LONG_AGO);
    const next = () =>
      Promise.all(declaredRepeatedJobs().map(async (job) => (await schedulerOf(job))?.next));
    const before = await next();
    await (await startWorkers()).close();
    expect(await next()).toEqual(before);
  });

  it('have the interval and tries of this version once its workers start', async () => {
    await allDoneSince(LONG_AGO);
    const [job] = declaredRepeatedJobs();
    if (!job) throw new Error('There is no repeated job.');
    const { queue, name, everyMs } = job;
    const scheduled = async () => {
      const found = await schedulerOf(job);
      return { every: found?.every, attempts: found?.template?.opts?.attempts };
    };
    const now = await scheduled();
    expect(now).toEqual({ every: everyMs, attempts: 5 });
    for (const [every, attempts] of [
      [everyMs + 60_000, 5],
      [everyMs, 2],
    ] as const) {
      const template = { name, data: { requestId: name }, opts: { attempts } };
      await workers.get(Queues).of(queue).upsertJobScheduler(name, { every }, template);
      expect(await scheduled()).toEqual({ every, attempts });
      await (await startWorkers()).close();
      expect(await scheduled()).toEqual(now);
    }
  });

  it('tell how long ago they were done, and how often they are to be', async () => {
    workers.get(QueueFigures).watch();
    const twoDays = 2 * 24 * 3_600;
    await rows('update repeated_job set last_ran_at = ? where name = ? returning name', [
      new Date(workers.get(Clock).now().getTime() - twoDays * 1_000),
      'forget-letters',
    ]);
    await rows(
      'update repeated_job set last_ran_at = null, known_since = ? where name = ? returning name',
      [new Date(workers.get(Clock).now().getTime() - twoDays * 1_000), 'forget-visitors'],
    );
    const figures = await workers.get(Metrics).registry.metrics();
    const told = (figure: string, name: string) =>
      Number(new RegExp(`${figure}\\{name="${name}"\\} (\\S+)`).exec(figures)?.[1]);
    for (const name of ['forget-letters', 'forget-visitors'])
      expect(Math.abs(told('suture_repeated_job_last_ran_seconds', name) - twoDays)).toBeLessThan(
        30,
      );
    for (const { name, everyMs } of declaredRepeatedJobs())
      expect(told('suture_repeated_job_interval_seconds', name)).toBe(everyMs / 1_000);
  });
});
