import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { BEHIND_PICTURES } from '../../platform/priority';
import type { ReadingSettings, ReadingTask, ReadingTold } from './reading.messages';

/** The process took too long, used too much memory, or died. */
export class ReadingEnded extends Error {
  override readonly name = 'ReadingEnded';
}

type Progress = Extract<ReadingTold, { files: number }>;
type Answer = Exclude<ReadingTold, Progress>;

const PROGRAM = path.join(__dirname, `reading.process${path.extname(__filename)}`);
/** Limits the JavaScript heap; buffers and the decoder count towards the total. */
const HEAP = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/**
 * Reads scans in a separate process without secrets, one upload at a time: a file that crashes its
 * reader, or takes too long or too much memory, affects nothing else.
 */
@Injectable()
export class ReadingProcess implements OnApplicationShutdown {
  readonly limits = { withoutProgressMs: 60_000, allMs: 10 * 60_000, megabytes: 400 };
  private last: Promise<unknown> = Promise.resolve();
  private readonly running = new Set<ChildProcess>();

  constructor(@Inject(Settings) private readonly settings: Pick<Settings, 'yieldsToPages'>) {}

  /** When those before it are done. @throws ReadingEnded */
  do(task: ReadingTask, { signal, onProgress = () => undefined }: Asked = {}): Promise<Answer> {
    const done = this.last.then(() => {
      signal?.throwIfAborted();
      return this.doNow(task, { signal, onProgress });
    });
    this.last = done.catch(() => undefined);
    return done;
  }

  onApplicationShutdown(): void {
    for (const child of this.running) child.kill('SIGKILL');
  }

  private doNow(task: ReadingTask, { signal, onProgress }: Asked): Promise<Answer> {
    const child = this.start();
    return new Promise((resolve, reject) => {
      const end = () => void child.kill('SIGKILL');
      const whole = setTimeout(end, this.limits.allMs).unref();
      let still = setTimeout(end, this.limits.withoutProgressMs).unref();
      signal?.addEventListener('abort', end, { once: true });
      child.on('message', (told: ReadingTold) => {
        clearTimeout(still);
        still = setTimeout(end, this.limits.withoutProgressMs).unref();
        if ('files' in told) onProgress?.(told);
        else resolve(told);
      });
      child.on('error', () => reject(new ReadingEnded()));
      child.on('exit', () => {
        clearTimeout(whole);
        clearTimeout(still);
        signal?.removeEventListener('abort', end);
        this.running.delete(child);
        // Too late for an answer that was given.
        reject(new ReadingEnded());
      });
      child.send(task, (error) => {
        if (error) end();
      });
    });
  }

  private start(): ChildProcess {
    const told: ReadingSettings = {
      megabytes: this.limits.megabytes,
      priority: this.settings.yieldsToPages ? BEHIND_PICTURES : 0,
    };
    const child = fork(PROGRAM, [JSON.stringify(told)], {
      execArgv: HEAP,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    });
    this.running.add(child);
    return child;
  }
}

interface Asked {
  /** Ends the process; the promise is then rejected. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: Progress) => void;
}
