import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Log } from '../../backend/src/platform/logging/log';
import { declaredRepeatedJobs, type RepeatedJob } from '../../backend/src/platform/outbox/job';
import { JOB_OPTIONS, Queues } from '../../backend/src/platform/queues/queues';
import { RepeatedRuns } from '../../backend/src/platform/telemetry/repeated-runs';

/** After a queue store has lost its data, repeated jobs are back within this time. */
const AGAIN_EVERY_MS = 10_000;

/**
 * Schedules the repeated jobs over and over, since Redis may lose its data. A job still scheduled
 * at the same interval keeps its next run; a missing one runs at once. While Redis is down a round
 * waits for it.
 */
@Injectable()
export class RepeatedJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private again: NodeJS.Timeout | undefined;
  private isUnderWay = false;
  private isStopping = false;

  constructor(
    private readonly queues: Queues,
    private readonly runs: RepeatedRuns,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.runs.expect(declaredRepeatedJobs().map(({ name }) => name));
    await this.putAll();
    this.again = setInterval(() => void this.putAll(), AGAIN_EVERY_MS);
    this.again.unref();
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
    clearInterval(this.again);
  }

  private async putAll(): Promise<void> {
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    await Promise.all(declaredRepeatedJobs().map((job) => this.put(job)));
    this.isUnderWay = false;
  }

  private async put({ queue, name, everyMs }: RepeatedJob): Promise<void> {
    const { attempts, backoff } = JOB_OPTIONS;
    const template = { name, data: { requestId: name }, opts: { attempts, backoff } };
    try {
      await this.queues.of(queue).upsertJobScheduler(name, { every: everyMs }, template);
    } catch (error) {
      if (!this.isStopping)
        this.log.error({ err: error, job: name }, 'a repeated job could not be put into its queue');
    }
  }
}
