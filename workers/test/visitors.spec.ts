import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Queues } from '../../backend/src/platform/queues/queues';
import { forgetVisitors } from '../../backend/src/visitors/visitors.jobs';
import type { Handed } from '../src/handed-job';
import { VisitorsProcessor } from '../src/visitors.processor';
import { startWorkers } from './support';

let workers: INestApplicationContext;
beforeAll(async () => {
  workers = await startWorkers();
});
afterAll(() => workers.close());

const DAY = 24 * 3_600_000;
const rows = (sql: string, params: unknown[]) =>
  workers.get(EntityManager).fork().execute<{ name: string }[]>(sql, params);

describe('The queue of visitors', () => {
  it('[VI-05] forgets by itself, every day, who filled in the form more than a year ago', async () => {
    const schedulers = await workers.get(Queues).of(forgetVisitors.queue).getJobSchedulers();
    expect(schedulers).toEqual([expect.objectContaining({ key: forgetVisitors.name, every: DAY })]);

    for (const [name, days] of [
      ['Old', 370],
      ['New', 360],
    ] as const)
      await rows(
        `insert into visitor (name, email, profession, consent_version, created_at) values (?, 'v@example.org', 'Student', '1', ?)`,
        [name, new Date(Date.now() - days * DAY)],
      );
    const job = {
      name: forgetVisitors.name,
      data: { requestId: forgetVisitors.name },
    } as unknown as Job<Handed>;
    await workers.get(VisitorsProcessor).process(job);
    await workers.get(VisitorsProcessor).process(job);
    expect(
      (await rows('select name from visitor where consent_version = ?', ['1'])).map(
        ({ name }) => name,
      ),
    ).toEqual(['New']);
  });
});
