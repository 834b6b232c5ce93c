import { type ChildProcess, fork } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import type { Settings } from '../../platform/config/settings';
import { BEHIND_PAGES } from '../../platform/priority';
import type { AnsweredPiece, AskedPiece, CheckSettings, UsedSoFar } from './file-check.process';

/** The process took too long, used too much memory, or died. */
export class CheckEnded extends Error {
  override readonly name: string = 'CheckEnded';
}

/** Time ran out while others had the processor: that says nothing about the file. */
export class CheckStarved extends CheckEnded {
  override readonly name = 'CheckStarved';
}

export type LaneSettings = Pick<Settings, 'dataDir' | 'stage' | 'ffmpegPath' | 'yieldsToPages'>;

export interface LaneLimits {
  idleMs: number;
  megabytes: number;
}

const PROGRAM = path.join(__dirname, `file-check.process${path.extname(__filename)}`);
/** A process that got less of the time as processor time was kept waiting by others. */
const FAIR_SHARE = 0.25;
/** Limits the JavaScript heap; buffers only count towards the total. */
const HEAP = ['--max-old-space-size=96', '--max-semi-space-size=4'];

/**
 * Does pieces of checks, one at a time, in a separate process, so that a file that takes too long,
 * uses too much memory or crashes its reader affects nothing else. The process starts with the
 * first piece and ends after a minute without work.
 */
export class CheckLane {
  private child: ChildProcess | undefined;
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: LaneSettings,
    private readonly limits: Readonly<LaneLimits>,
    /** How far the process yields to pages. */
    private readonly priority = BEHIND_PAGES,
  ) {}

  /** The process id, while the process is running. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  /** @throws CheckEnded; CheckStarved if it hardly got the processor in the time that it had */
  async do(piece: AskedPiece, ms: number): Promise<AnsweredPiece> {
    clearTimeout(this.idle);
    this.child ??= this.start();
    const child = this.child;
    const answered = new AbortController();
    let cpuMs = 0;
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      this.end();
    }, ms);
    try {
      return await Promise.race([
        answerOf(child, answered.signal, (used) => {
          cpuMs = used;
        }),
        once(child, 'exit', { signal: answered.signal }).then(() => {
          throw isLate && cpuMs < ms * FAIR_SHARE ? new CheckStarved() : new CheckEnded();
        }),
        new Promise<never>((_, reject) => child.send(piece, (error) => error && reject(error))),
      ]);
    } finally {
      clearTimeout(late);
      answered.abort();
      this.idle = setTimeout(() => this.end(), this.limits.idleMs).unref();
    }
  }

  /** Kills the process and everything it has started. */
  end(): void {
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

  private start(): ChildProcess {
    const { dataDir, stage, ffmpegPath, yieldsToPages } = this.settings;
    const told: CheckSettings = {
      dataDir,
      stage,
      ffmpegPath,
      megabytes: this.limits.megabytes,
      priority: yieldsToPages ? this.priority : 0,
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
}

/** Until it answers, the process says how much processor time the piece has taken. */
async function answerOf(
  child: ChildProcess,
  signal: AbortSignal,
  onUsed: (cpuMs: number) => void,
): Promise<AnsweredPiece> {
  for await (const [told] of on(child, 'message', { signal })) {
    const said = told as AnsweredPiece | UsedSoFar;
    if ('result' in said || 'failure' in said) return said;
    onUsed(said.cpuMs);
  }
  throw new CheckEnded();
}
