import { execFile } from 'node:child_process';
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../media/videos/ffmpeg';
import { type Check, inTime, reasonOf } from './check';

const run = promisify(execFile);
const ROOM_BYTES = 2 * 1024 ** 3;
const ROOM_SHARE = 0.1;
const ENCODERS = ['libx264', 'aac'];

/** DATA_DIR: whether it is writable and has enough space for uploads. */
export const disk: Check = {
  of: 'Disk',
  examine: async ({ dataDir }) => {
    const file = join(dataDir, `.doctor-${process.pid}`);
    try {
      await mkdir(dataDir, { recursive: true });
      await writeFile(file, 'x');
      await rm(file);
    } catch (error) {
      return { holds: [], problems: [`DATA_DIR cannot be written to: ${reasonOf(error)}.`] };
    }
    const { bavail, blocks, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const gigabytes = `${(free / 1024 ** 3).toFixed(1)} GiB free`;
    const enough = free >= Math.min(ROOM_BYTES, ROOM_SHARE * blocks * bsize);
    return {
      holds: [gigabytes],
      problems: enough ? [] : [`The disk of DATA_DIR has ${gigabytes}: uploads are refused.`],
    };
  },
};

/** ffmpeg: whether it runs and has the encoders for what browsers can play. */
export const videoTool: Check = {
  of: 'ffmpeg',
  examine: async (settings) => {
    try {
      const program = await findFfmpeg(settings);
      const { stdout } = await inTime(run(program, ['-hide_banner', '-encoders']));
      const missing = ENCODERS.filter((name) => !new RegExp(`\\b${name}\\b`).test(stdout));
      return {
        holds: [`makes ${ENCODERS.join(' and ')}`].filter(() => missing.length === 0),
        problems: missing.map((name) => `ffmpeg lacks ${name}, so no video can be converted.`),
      };
    } catch (error) {
      return { holds: [], problems: [`ffmpeg cannot be run (FFMPEG_PATH): ${reasonOf(error)}.`] };
    }
  },
};
