import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { path as ffmpeg } from '@ffmpeg-installer/ffmpeg';
import type { ChosenFile } from './files';

/**
 * Creates an upright video of two seconds and passes its path to `work`. The extension of `name`
 * selects the container; `bytes` are appended at the end, where players ignore them.
 */
export async function withVideo<Result>(
  work: (path: string) => Promise<Result>,
  bytes = 0,
  name = 'video.mp4',
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'suture-video-'));
  const path = join(folder, name);
  try {
    const picture = [
      '-f',
      'lavfi',
      '-i',
      'color=gray:duration=2:size=180x320:rate=10',
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
    ];
    execFileSync(ffmpeg, ['-loglevel', 'error', ...picture, path]);
    for (let left = bytes; left > 0; left -= CHUNK)
      appendFileSync(path, Buffer.alloc(Math.min(left, CHUNK)));
    return await work(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The same video as a file for a file input. */
export const aVideo = (name: string, mimeType: string, bytes = 0): Promise<ChosenFile> =>
  withVideo(async (path) => ({ name, mimeType, buffer: readFileSync(path) }), bytes, name);

const CHUNK = 4 * 1024 ** 2;
