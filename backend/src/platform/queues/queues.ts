import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, Queue, type QueueOptions } from 'bullmq';
import { Settings } from '../config/settings';
import { Log } from '../logging/log';
import { queueConnection } from './connection';

export interface HandedJob {
  /** Id in the queue: adding it again is a no-op while the queue remembers it. */
  readonly id: string;
  readonly name: string;
  readonly data: object;
}

const DAY_S = 24 * 3_600;

/**
 * Administrators can see the last hundred completed jobs, and failed jobs of the last 30 days. Not
 * more, because BullMQ scans everything it keeps whenever a job ends.
 */
const KEPT = { removeOnComplete: { count: 100 }, removeOnFail: { age: 30 * DAY_S } } as const;

/** Five attempts with exponential backoff. */
export const JOB_OPTIONS = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  ...KEPT,
} as const;

/**
 * For a bulk insert BullMQ creates and drops two tables in PostgreSQL, which costs as much as
 * adding this many jobs one by one.
 */
const MANY = 10;

/** Ignores the error of promoting a job that became due in the meantime. */
async function unlessMoved(job: Job, error: unknown): Promise<void> {
  if (await job.isDelayed()) throw error;
}

/** The queues by name, opened when first used. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly open = new Map<string, Queue>();
  private connection: QueueOptions['connection'] | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  /** True if BullMQ stores its queues in PostgreSQL, false if in Redis. */
  get areInDatabase(): boolean {
    return !this.settings.redisUrl;
  }

  /** Keeps the order of the jobs. */
  async add(queue: string, jobs: HandedJob[]): Promise<void> {
    const added = jobs.map(({ id, name, data }) => ({
      name,
      data,
      opts: { ...JOB_OPTIONS, jobId: id },
    }));
    if (added.length >= MANY) await this.of(queue).addBulk(added);
    else for (const { name, data, opts } of added) await this.of(queue).add(name, data, opts);
  }

  /**
   * Adds jobs again that were handed over but are not done: the queue may have lost them, given up,
   * wrongly recorded them as completed, or delayed them far into the future because of a clock that
   * was set back since.
   */
  async addAgain(queue: string, jobs: HandedJob[]): Promise<void> {
    for (const { id } of jobs) {
      const job = await this.of(queue).getJob(id);
      if (await job?.isCompleted()) await job?.remove();
      else if (await job?.isFailed()) await job?.retry('failed', { resetAttemptsMade: true });
      else if (await job?.isDelayed())
        await job?.promote().catch((error: unknown) => unlessMoved(job, error));
    }
    await this.add(queue, jobs);
  }

  of(name: string): Queue {
    this.connection ??= queueConnection(this.settings);
    const known = this.open.get(name);
    if (known) return known;
    const queue = new Queue(name, { connection: this.connection, defaultJobOptions: KEPT });
    queue.on('error', (err) => this.log.warn({ err, queue: name }, 'a queue has lost its store'));
    this.open.set(name, queue);
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.open.values()].map((queue) => queue.close()));
  }
}
