import { EntityManager } from '@mikro-orm/postgresql';
import type { INestApplicationContext } from '@nestjs/common';
import { SettingsError } from '../../backend/src/platform/config/settings';
import { declaredQueues, declaredRepeatedJobs } from '../../backend/src/platform/outbox/job';
import { Queues } from '../../backend/src/platform/queues/queues';
import { Telemetry } from '../../backend/src/platform/telemetry/telemetry';
import { forgetVisitors } from '../../backend/src/visitors/visitors.jobs';
import { SERVED_QUEUES } from '../src/queue-watch';
import { workersOf } from '../src/workers.module';
import { eventually, startWorkers } from './support';

const { queue: served } = forgetVisitors;
const withRepeatedJobs = [...new Set(declaredRepeatedJobs().map(({ queue }) => queue))];
const others = declaredQueues().filter((queue) => queue !== served);
const othersRepeated = withRepeatedJobs.filter((queue) => queue !== served);

let some: INestApplicationContext;
let rest: INestApplicationContext | undefined;
beforeAll(async () => {
  some = await startWorkers([served]);
});
afterAll(async () => {
  await rest?.close();
  await some.close();
});

const countOf = async (queue: string, state: 'completed' | 'waiting') =>
  (await some.get(Queues).of(queue).getJobCounts(state))[state] ?? 0;
const haveSome = (queues: readonly string[], state: 'completed' | 'waiting') =>
  eventually(async () => {
    const counts = await Promise.all(queues.map((queue) => countOf(queue, state)));
    return counts.every((count) => count > 0) ? counts : undefined;
  });

describe('Workers of some queues', () => {
  it('[D-1390] fill every queue, do the jobs of theirs, and leave the rest to other workers', async () => {
    expect(othersRepeated.length).toBeGreaterThan(3);
    await haveSome([served], 'completed');
    await haveSome(othersRepeated, 'waiting');
    const done = await Promise.all(othersRepeated.map((queue) => countOf(queue, 'completed')));
    expect(done.filter((count) => count > 0)).toEqual([]);

    rest = await startWorkers(others);
    await haveSome(othersRepeated, 'completed');
  });

  it('[D-1390] tell the other processes which queues they serve', async () => {
    await some.get(Telemetry).begin('workers', some.get<readonly string[]>(SERVED_QUEUES));
    const told = await some
      .get(EntityManager)
      .fork()
      .execute<{ queues: string[] }[]>('select queues from live_process where kind = ?', [
        'workers',
      ]);
    expect(told).toEqual([{ queues: [served] }]);
  });

  it('[D-1390] do not start with a queue that does not exist, and say which there are', () => {
    const start = () => workersOf([served, 'vidoe']);
    expect(start).toThrow(SettingsError);
    expect(start).toThrow(/^WORKER_QUEUES names vidoe, which is no queue\. There are .*video/);
  });
});
