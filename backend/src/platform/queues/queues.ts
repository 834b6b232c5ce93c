import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Job, Queue, type QueueOptions } from 'bullmq';
import { Settings } from '../config/settings';
import { queueConnection } from './connection';

export interface HandedJob {
  /** The job's id in the queue: adding the same id again is a no-op while the queue remembers it. */
  readonly id: string;
  readonly name: string;
  readonly data: object;
}

const DAY_S = 24 * 3_600;

/**
 * Five tries, further and further apart. Failed jobs are remembered for 30 days. Done ones are not: the outbox knows them, and with
 * each job that is done BullMQ would look through all that it remembers, which took half of a like's time in the database.
 */
export const JOB_OPTIONS = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 1_000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: { age: 30 * DAY_S },
} as const;

/** For jobs added together BullMQ makes two tables in PostgreSQL, and takes them away again, which costs as much as so many added alone. */
const MANY = 10;

/** A job whose moment came between two looks at it needs no help. */
async function unlessMoved(job: Job, error: unknown): Promise<void> {
  if (await job.isDelayed()) throw error;
}

/** The queues by name, opened when first used. */
@Injectable()
export class Queues implements OnApplicationShutdown {
  private readonly open = new Map<string, Queue>();
  private connection: QueueOptions['connection'] | undefined;

  constructor(private readonly settings: Settings) {}

  /** In their order. */
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
   * Hands over what was handed over before and is not done: the queue may have forgotten it, or given up, or keep it for a moment that a
   * clock which was set back has put far ahead.
   */
  async addAgain(queue: string, jobs: HandedJob[]): Promise<void> {
    await this.add(queue, jobs);
    for (const { id } of jobs) {
      const job = await this.of(queue).getJob(id);
      if (await job?.isFailed()) await job?.retry('failed', { resetAttemptsMade: true });
      else if (await job?.isDelayed())
        await job?.promote().catch((error: unknown) => unlessMoved(job, error));
    }
  }

  of(name: string): Queue {
    this.connection ??= queueConnection(this.settings);
    const queue = this.open.get(name) ?? new Queue(name, { connection: this.connection });
    this.open.set(name, queue);
    return queue;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.open.values()].map((queue) => queue.close()));
  }
}
