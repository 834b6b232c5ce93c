import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The work took too long or too much memory, or ended its thread. */
export class WorkEnded extends Error {
  override readonly name = 'WorkEnded';
}

export type Answer<Result> = { readonly result: Result } | { readonly failure: string };

interface Limits {
  readonly ms: number;
  /** Of the thread's JavaScript heap; what lies in buffers is bounded by the work itself. */
  readonly megabytes: number;
}

/** An idle thread keeps its heap, so it goes. */
const IDLE_MS = 30_000;
const MEGABYTES_FOR_NEW_OBJECTS = 32;

/**
 * Work that may cost much on what strangers send, in a thread of its own, one piece after the other: nobody else's request waits for it, and
 * one piece that takes too long is ended.
 */
export class WorkThread<Task, Result> {
  private thread: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /** @param file of the module that calls `serveWork` */
  constructor(
    private readonly file: string,
    private readonly limits: Limits,
  ) {}

  /** @throws WorkEnded @throws Error with what the work failed of */
  do(task: Task): Promise<Result> {
    const done = this.last.then(() => this.doNow(task));
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Gives back what the thread keeps; the next piece of work starts another. */
  async end(): Promise<void> {
    await this.last;
    clearTimeout(this.idle);
    await this.thread?.terminate();
  }

  private async doNow(task: Task): Promise<Result> {
    clearTimeout(this.idle);
    const thread = this.thread ?? this.start();
    thread.ref();
    const ended = new AbortController();
    const timer = setTimeout(() => void thread.terminate(), this.limits.ms);
    try {
      thread.postMessage(task);
      const answer = await Promise.race([
        once(thread, 'message', { signal: ended.signal }).then(
          ([given]) => given as Answer<Result>,
        ),
        once(thread, 'exit', { signal: ended.signal }).then(() => {
          throw new WorkEnded();
        }),
      ]);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.result;
    } catch (error) {
      if (error instanceof WorkEnded || this.thread !== thread) throw new WorkEnded();
      throw error;
    } finally {
      clearTimeout(timer);
      ended.abort();
      this.rest();
    }
  }

  private start(): Worker {
    const thread = new Worker(this.file, {
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: this.limits.megabytes,
        maxYoungGenerationSizeMb: MEGABYTES_FOR_NEW_OBJECTS,
      },
    });
    const forget = () => {
      if (this.thread === thread) this.thread = undefined;
    };
    // Whoever waits for it hears of its end; the error of one that ran out of memory says no more.
    thread.on('error', forget).on('exit', forget);
    this.thread = thread;
    return thread;
  }

  private rest(): void {
    this.thread?.unref();
    this.idle = setTimeout(() => void this.thread?.terminate(), IDLE_MS).unref();
  }
}
