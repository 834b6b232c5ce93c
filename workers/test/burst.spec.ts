import type { INestApplicationContext } from '@nestjs/common';
import { sendPasswordCode } from '../../backend/src/auth/auth.jobs';
import { caseLiked } from '../../backend/src/clinical-cases/clinical-cases.signals';
import { SIGNALS } from '../../backend/src/platform/outbox/job';
import { Outbox } from '../../backend/src/platform/outbox/outbox';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember } from '../../backend/test/support/people';
import { inUnitOfWork } from '../../backend/test/support/unit-of-work';
import { eventually, startWorkers } from './support';

const BURST = 10_000;

let app: RunningApp;
let workers: INestApplicationContext;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await workers.close();
  await app.stop();
});

const waiting = async () => {
  const [row] = await app.rows<{ count: number }>(
    'select count(*)::int as count from outbox where queue = ? and done_at is null',
    [SIGNALS],
  );
  return row?.count ?? 0;
};

describe('A burst of 10,000 notifications', () => {
  it('[D-117] is passed by a one-time code that was asked for after it', async () => {
    const anna = await aMember(app);
    const outbox = app.nest.get(Outbox);
    const gone = Array.from({ length: BURST }, (_, index) => ({
      postId: 900_000_000 + index,
      memberId: anna.id,
    }));
    await inUnitOfWork(app, () => outbox.laterForAll(caseLiked, gone));
    const code = await inUnitOfWork(app, () =>
      outbox.later(sendPasswordCode, { accountId: anna.id }),
    );
    workers = await startWorkers();

    const left = await eventually(async () => {
      const [done] = await app.rows('select 1 from outbox where id = ? and done_at is not null', [
        code,
      ]);
      return done ? waiting() : undefined;
    });
    expect(left).toBeGreaterThan(BURST * 0.5);
    expect(await app.rows('select 1 from dev_mail where recipient = ?', [anna.email])).toHaveLength(
      1,
    );
  });
});
