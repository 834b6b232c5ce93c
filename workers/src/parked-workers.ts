import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Log } from '../../backend/src/platform/logging/log';
import { Queues } from '../../backend/src/platform/queues/queues';
import { SERVED_QUEUES } from './queue-watch';

const EVERY_MS = 30_000;

/**
 * BullMQ's loop for a queue has been seen to stop for good, without an error, after its connection
 * was slow or lost (taskforcesh/bullmq#4479, #4585). A process in which that happened ends, as after
 * any error that nobody heard: its supervisor starts it anew, and what it was at is done again.
 */
@Injectable()
export class ParkedWorkers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  /** The job that was next in each queue at the last look, where nobody was at work. */
  private idle = new Map<string, string>();

  constructor(
    @Inject(SERVED_QUEUES) private readonly served: readonly string[],
    private readonly queues: Queues,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.endIfParked(), EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /**
   * The queues in which the same job has been next since the last look while nobody worked at any,
   * although this process serves them and they are not paused.
   */
  async look(): Promise<string[]> {
    const before = this.idle;
    this.idle = new Map();
    for (const queue of this.served) {
      const next = await this.nextIn(queue);
      if (next !== undefined) this.idle.set(queue, next);
    }
    return [...this.idle].filter(([queue, id]) => before.get(queue) === id).map(([name]) => name);
  }

  async endIfParked(): Promise<void> {
    try {
      const parked = await this.look();
      if (parked.length === 0) return;
      this.log.fatal({ queues: parked }, 'jobs wait and no worker takes them; this process ends');
      process.exit(1);
    } catch (error) {
      // If the queue store is unreachable, workers cannot take jobs anyway.
      this.log.warn({ err: error }, 'the queues could not be looked at');
    }
  }

  /** Undefined if no job is waiting, a job is active, or an administrator has paused the queue. */
  private async nextIn(name: string): Promise<string | undefined> {
    const queue = this.queues.of(name);
    const [job] = await queue.getJobs(['waiting', 'prioritized'], 0, 0, true);
    if (!job?.id || (await queue.getActiveCount()) > 0 || (await queue.isPaused()))
      return undefined;
    return job.id;
  }
}
