import { Injectable } from '@nestjs/common';
import type { Job } from 'bullmq';
import { Log } from '../../backend/src/platform/logging/log';
import { isRepeatedJob } from '../../backend/src/platform/outbox/job';
import { Metrics } from '../../backend/src/platform/telemetry/metrics';
import { RepeatedRuns } from '../../backend/src/platform/telemetry/repeated-runs';

/**
 * Logs and counts each attempt of a job, under the id of the request that enqueued it. For repeated
 * jobs also records when they were done.
 */
@Injectable()
export class Tries {
  constructor(
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly runs: RepeatedRuns,
  ) {}

  async tell(job: Job<{ readonly outboxId: number }>, work: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    const tell = (outcome: 'done' | 'failed', more: object = {}) => {
      const ms = performance.now() - started;
      this.metrics.countJob({ queue: job.queueName, job: job.name, outcome, seconds: ms / 1_000 });
      const line = {
        queue: job.queueName,
        job: job.name,
        outboxId: job.data.outboxId,
        attempt: job.attemptsMade + 1,
        ms: Math.round(ms),
      };
      this.log.info({ ...line, outcome, ...more }, 'job');
    };
    try {
      await work();
      if (isRepeatedJob(job.name)) await this.runs.ran(job.name);
    } catch (error) {
      tell('failed', { err: error });
      throw error;
    }
    tell('done');
  }
}
