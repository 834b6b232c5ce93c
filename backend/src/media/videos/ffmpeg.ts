import {
  type ChildProcessByStdio,
  type SpawnOptionsWithStdioTuple,
  spawn,
} from 'node:child_process';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { programOn } from '../../platform/config/programs';
import type { Settings } from '../../platform/config/settings';
import { isFull, NoRoomLeft } from '../../platform/storage/full-disk';

/** Limits the address space, which is several times the memory actually used. */
const MAX_ADDRESS_SPACE_KB = 4 * 1024 ** 2;
const LOG_BYTES = 64 * 1024;
const LIMITED =
  'ulimit -v "$0" 2>/dev/null; ulimit -t "$1" 2>/dev/null; shift; exec nice -n 10 "$@"';

/** ffmpeg could not process the file, or took too long. */
export class VideoToolFailed extends Error {
  override readonly name = 'VideoToolFailed';
}

/** It took longer than it was given. */
export class VideoToolLate extends VideoToolFailed {}

/**
 * Runs ffmpeg with low priority and a time limit, reading local files only. Without decorators: a
 * process that checks files would load the framework for them.
 */
export class Ffmpeg {
  private program: Promise<string> | undefined;

  constructor(private readonly settings: Pick<Settings, 'ffmpegPath' | 'stage'>) {}

  /**
   * @param limits `makes`: the file that must be there afterwards
   * @returns the output, truncated to its end if it is long
   * @throws VideoToolFailed; any other error means that ffmpeg is missing or the disk is full, and
   *   the work can be retried
   */
  async run(
    args: readonly string[],
    limits: { seconds: number; mayFail?: boolean; makes?: string },
  ): Promise<string> {
    const said = await this.end(args, limits);
    // It ends with success, too, where there was nothing to write.
    if (limits.makes && !(await hasBytes(limits.makes)))
      throw new VideoToolFailed('Nothing was written.');
    return said;
  }

  private async end(
    args: readonly string[],
    limits: { seconds: number; mayFail?: boolean },
  ): Promise<string> {
    this.program ??= findFfmpeg(this.settings);
    const command = [
      await this.program,
      '-hide_banner',
      '-nostdin',
      '-y',
      '-protocol_whitelist',
      'file',
      ...args,
    ];
    return new Promise((resolve, reject) => {
      const child = start(command, Math.ceil(limits.seconds));
      let said = '';
      child.stderr
        .setEncoding('utf8')
        .on('data', (text: string) => {
          said = (said + text).slice(-LOG_BYTES);
        })
        .on('error', reject);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, limits.seconds * 1_000);
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        if (code === 0 || (limits.mayFail && code !== null)) resolve(said);
        else if (isFull({ message: said })) reject(new NoRoomLeft());
        else if (isLate) reject(new VideoToolLate('It took too long.'));
        else
          reject(new VideoToolFailed(said.trim().split('\n').at(-1) ?? 'The program was ended.'));
      });
    });
  }
}

export const hasBytes = (path: string): Promise<boolean> =>
  stat(path).then(
    ({ size }) => size > 0,
    () => false,
  );

/**
 * The configured ffmpeg, else that of the system, else, with STAGE=local, the one from the npm
 * package.
 */
export async function findFfmpeg({
  ffmpegPath,
  stage,
}: Pick<Settings, 'ffmpegPath' | 'stage'>): Promise<string> {
  if (ffmpegPath) return ffmpegPath;
  const ofSystem = programOn(process.env['PATH'] ?? '', 'ffmpeg');
  if (ofSystem) return ofSystem;
  if (stage === 'live') throw new Error('There is no ffmpeg: set FFMPEG_PATH or install it.');
  const packaged = await import('@ffmpeg-installer/ffmpeg').catch(() => undefined);
  if (!packaged)
    throw new Error('There is no ffmpeg for this platform: set FFMPEG_PATH or install it.');
  return packaged.path;
}

function start(command: string[], seconds: number): ChildProcessByStdio<null, null, Readable> {
  const options: SpawnOptionsWithStdioTuple<'ignore', 'ignore', 'pipe'> = {
    stdio: ['ignore', 'ignore', 'pipe'],
    // None of our settings are passed on.
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
  };
  if (process.platform === 'win32') return spawn(command[0] as string, command.slice(1), options);
  return spawn(
    '/bin/sh',
    ['-c', LIMITED, String(MAX_ADDRESS_SPACE_KB), String(seconds * 2), ...command],
    options,
  );
}
