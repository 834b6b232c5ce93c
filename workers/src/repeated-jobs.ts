import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Log } from '../../backend/src/platform/logging/log';
import { declaredRepeatedJobs, type RepeatedJob } from '../../backend/src/platform/outbox/job';
import { JOB_OPTIONS, Queues } from '../../backend/src/platform/queues/queues';
import { SCHEDULES, type Schedule } from '../../backend/src/platform/queues/schedules.sql';
import { RepeatedRuns } from '../../backend/src/platform/telemetry/repeated-runs';

/** After a queue store has lost its data, repeated jobs are back within this time. */
const AGAIN_EVERY_MS = 10_000;

const { attempts, backoff } = JOB_OPTIONS;
const ATTEMPTS = { attempts, backoff };

/** Whether the stored schedule is the one that the job declares. */
function isOf({ queue, name, everyMs }: RepeatedJob, schedule: Schedule): boolean {
  return (
    isDeepStrictEqual([schedule.queue, schedule.name, schedule.everyMs], [queue, name, everyMs]) &&
    isDeepStrictEqual({ ...schedule.options, ...ATTEMPTS }, schedule.options)
  );
}

/**
 * Schedules the repeated jobs over and over, since Redis may lose its data. A job still scheduled
 * at the same interval keeps its next run; a missing one runs at once. While Redis is down a round
 * waits for it. In PostgreSQL, whose connections BullMQ would each have to prepare for writing, only
 * what differs is written.
 */
@Injectable()
export class RepeatedJobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private again: NodeJS.Timeout | undefined;
  private isUnderWay = false;
  private isStopping = false;

  constructor(
    private readonly queues: Queues,
    private readonly runs: RepeatedRuns,
    private readonly em: EntityManager,
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
    const kept = await this.schedules();
    const missing = declaredRepeatedJobs().filter((job) => !kept.some((one) => isOf(job, one)));
    await Promise.all(missing.map((job) => this.put(job)));
    this.isUnderWay = false;
  }

  /** Empty if they are in Redis, or if PostgreSQL does not answer: then all are written. */
  private async schedules(): Promise<Schedule[]> {
    if (!this.queues.areInDatabase) return [];
    return SCHEDULES.rows(this.em.fork(), {}).catch(() => []);
  }

  private async put({ queue, name, everyMs }: RepeatedJob): Promise<void> {
    const template = { name, data: { requestId: name }, opts: ATTEMPTS };
    try {
      await this.queues.of(queue).upsertJobScheduler(name, { every: everyMs }, template);
    } catch (error) {
      if (!this.isStopping)
        this.log.error({ err: error, job: name }, 'a repeated job could not be put into its queue');
    }
  }
}
