import type { INestApplicationContext } from '@nestjs/common';
import { eventually, startWorkers } from '../../../workers/test/support';
import { JOB_OPTIONS, Queues } from '../../src/platform/queues/queues';
import { type RunningApp, startApp } from '../support/app';
import { aMember } from '../support/people';

let app: RunningApp;
let workers: INestApplicationContext | undefined;
beforeAll(async () => {
  app = await startApp();
});
afterAll(async () => {
  await workers?.close();
  await app.stop();
});

const QUEUE = 'email-verification';

/** A job whose process died while the system clock was three hours ahead. */
async function abandonedAhead(accountId: number): Promise<void> {
  const [row] = await app.rows<{ id: number }>(
    `insert into outbox (queue, name, payload, created_at, run_at, handed_at)
     values (?, 'send', ?::jsonb, now(), now(), now()) returning id`,
    [QUEUE, JSON.stringify({ accountId })],
  );
  const jobId = `outbox-${row?.id}`;
  const queue = app.nest.get(Queues).of(QUEUE);
  await queue.add(
    'send',
    { accountId, outboxId: row?.id, requestId: null },
    { ...JOB_OPTIONS, jobId },
  );
  const ahead = Date.now() + 3 * 3_600_000;
  await app.rows(
    `update bullmq.job set state = 'active', lock_token = 'gone', attempts_started = 1, locked_until_ms = ? where id = ?`,
    [ahead, jobId],
  );
  await app.rows(
    `insert into bullmq.meta (queue, field, value) values (?, 'stalled-check', ?)
     on conflict (queue, field) do update set value = excluded.value`,
    [QUEUE, String(ahead)],
  );
}

describe('A job that was abandoned while the clock was hours ahead', () => {
  it('is done within seconds once workers find the clock right', async () => {
    const anna = await aMember(app);
    await app.rows('update account set email_verified_at = null where id = ?', [anna.id]);
    await abandonedAhead(anna.id);
    workers = await startWorkers();
    const mailed = await eventually(
      async () =>
        (await app.rows('select from dev_mail where recipient = ?', [anna.email])).length ||
        undefined,
      50_000,
    );
    expect(mailed).toBe(1);
  });
});
