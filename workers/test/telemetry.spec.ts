import type { INestApplicationContext } from '@nestjs/common';
import { Log } from '../../backend/src/platform/logging/log';
import { requestId } from '../../backend/src/platform/logging/request-context';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';
import { type RunningApp, startApp } from '../../backend/test/support/app';
import { aMember, aVisitor } from '../../backend/test/support/people';
import { QueueFigures } from '../src/queue-figures';
import { eventually, startWorkers } from './support';

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

describe('What workers tell', () => {
  it('names the request that asked for a job in the line of its log, and counts the job', async () => {
    const lines: object[] = [];
    const log = workers.get(Log);
    const info = log.info.bind(log);
    log.info = (fields, text) => {
      if (text === 'job') lines.push({ ...fields, requestId: requestId() });
      info(fields, text);
    };
    const anna = await aMember(app);
    await aVisitor(app).post(
      'sendOtp',
      { emailId: anna.email },
      { 'x-request-id': 'asked-by-the-page-1' },
    );
    await eventually(async () =>
      lines.find((line) => JSON.stringify(line).includes('asked-by-the-page-1')),
    );
    expect(lines).toContainEqual(
      expect.objectContaining({
        requestId: 'asked-by-the-page-1',
        queue: 'otp',
        outcome: 'done',
        outboxId: expect.any(Number),
      }),
    );
    const figures = await workers.get(Metrics).registry.metrics();
    expect(figures).toMatch(
      /suture_job_duration_seconds_count\{queue="otp",job="[\w-]+",outcome="done"\} [1-9]/,
    );
  });

  it('is how full each queue is, and how long the next job has waited', async () => {
    workers.get(QueueFigures).watch();
    const figures = await workers.get(Metrics).registry.metrics();
    for (const state of ['waiting', 'active', 'delayed', 'failed'])
      expect(figures).toMatch(
        new RegExp(`suture_queue_jobs\\{queue="otp",state="${state}"\\} \\d`),
      );
    expect(figures).toMatch(/suture_queue_oldest_waiting_seconds\{queue="mail"\} \d/);
    expect(figures).not.toContain('suture_metrics_unread_total{');
  });
});
