import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The work took too long, used too much memory, or ended its thread. */
export class WorkEnded extends Error {
  override readonly name = 'WorkEnded';
}

/** The work failed. Its words may repeat what stands in the file, so they are never logged. */
export class WorkFailed extends Error {
  override readonly name = 'WorkFailed';
}

export type Answer<Result> = { readonly result: Result } | { readonly failure: string };

interface Limits {
  readonly ms: number;
  /** Limits the thread's JavaScript heap; buffers are bounded by the work itself. */
  readonly megabytes: number;
}

/** An idle thread keeps its heap, so it is terminated. */
const IDLE_MS = 30_000;
const MEGABYTES_FOR_NEW_OBJECTS = 32;

/**
 * Runs expensive work on untrusted input in a separate thread, one task at a time: other requests
 * are not delayed, and a task that takes too long is terminated.
 */
export class WorkThread<Task, Result> {
  private thread: Worker | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  /** @param file the module that calls `serveWork` */
  constructor(
    private readonly file: string,
    private readonly limits: Limits,
  ) {}

  /** @throws WorkEnded @throws WorkFailed */
  do(task: Task): Promise<Result> {
    const done = this.last.then(() => this.doNow(task));
    this.last = done.catch(() => undefined);
    return done;
  }

  /** Releases the memory of the thread; the next task starts a new one. */
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
      if ('failure' in answer) throw new WorkFailed(answer.failure);
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
    // Pending calls are rejected on exit; the error event of a thread that ran out of memory adds
    // nothing.
    thread.on('error', forget).on('exit', forget);
    this.thread = thread;
    return thread;
  }

  private rest(): void {
    this.thread?.unref();
    this.idle = setTimeout(() => void this.thread?.terminate(), IDLE_MS).unref();
  }
}
