import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { fileTypes, typeOf } from '../file-type.rules';
import type { Check } from './file-check.entity';
import type { CheckAnswer, CheckSettings } from './file-check.process';
import type { FileToCheck } from './look-at-file';

/** The process took too long, used too much memory, or died. */
export class CheckEnded extends Error {
  override readonly name = 'CheckEnded';
}

const PROGRAM = path.join(__dirname, `file-check.process${path.extname(__filename)}`);
const PICTURE_MS = 60_000;
const FILM_OR_REPORT_MS = 4 * 60_000;
const MEGABYTES = 300;
/** Limits the JavaScript heap; buffers only count towards the total. */
const HEAP = ['--max-old-space-size=96', '--max-semi-space-size=4'];

/**
 * Checks files one at a time in a separate process, so that a file that takes too long, uses too
 * much memory or crashes its reader affects nothing else. The process starts with the first file
 * and ends after a minute without work.
 */
@Injectable()
export class CheckProcess implements OnApplicationShutdown {
  /** How long an idle process is kept, and the limits for one file. */
  readonly limits = {
    idleMs: 60_000,
    pictureMs: PICTURE_MS,
    filmOrReportMs: FILM_OR_REPORT_MS,
    megabytes: MEGABYTES,
  };
  private child: ChildProcess | undefined;
  private last: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  constructor(
    @Inject(Settings)
    private readonly settings: Pick<Settings, 'dataDir' | 'stage' | 'ffmpegPath'>,
  ) {}

  /** @throws CheckEnded @throws Error if the file cannot be checked */
  look(file: FileToCheck): Promise<Check> {
    const looked = this.last.then(() => this.lookNow(file));
    this.last = looked.catch(() => undefined);
    return looked;
  }

  /** The process id, while the process is running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  onApplicationShutdown(): void {
    this.end();
  }

  private async lookNow(file: FileToCheck): Promise<Check> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const child = this.child;
    const answered = new AbortController();
    const late = setTimeout(() => this.end(), this.longest(file));
    try {
      const answer = await Promise.race([
        once(child, 'message', { signal: answered.signal }).then(([given]) => given as CheckAnswer),
        once(child, 'exit', { signal: answered.signal }).then(() => {
          throw new CheckEnded();
        }),
        new Promise<never>((_, reject) => child.send(file, (error) => error && reject(error))),
      ]);
      if ('failure' in answer) throw new Error(answer.failure);
      return answer.check;
    } finally {
      clearTimeout(late);
      answered.abort();
      this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
    }
  }

  private longest({ extension }: FileToCheck): number {
    const isPicture = fileTypes[typeOf(extension)].kind === 'image';
    return isPicture ? this.limits.pictureMs : this.limits.filmOrReportMs;
  }

  private start(): ChildProcess {
    const { dataDir, stage, ffmpegPath } = this.settings;
    const told: CheckSettings = {
      ...{ dataDir, stage, ffmpegPath },
      megabytes: this.limits.megabytes,
    };
    const child = fork(PROGRAM, [JSON.stringify(told)], {
      // Its own process group, so that everything it starts can be killed with it.
      detached: true,
      execArgv: HEAP,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // The process that reads untrusted files gets no secrets.
      env: { PATH: process.env['PATH'], NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    });
    const forget = () => {
      if (this.child === child) this.child = undefined;
    };
    child.on('exit', forget).on('error', forget);
    child.unref();
    child.channel?.unref();
    this.child = child;
    return child;
  }

  /** Kills the process and everything it has started. */
  private end(): void {
    clearTimeout(this.idle);
    const ended = this.child;
    this.child = undefined;
    if (ended?.pid === undefined || ended.exitCode !== null || ended.signalCode !== null) return;
    try {
      process.kill(-ended.pid, 'SIGKILL');
    } catch {
      // On systems without process groups.
      ended.kill('SIGKILL');
    }
  }
}
