import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFfmpeg } from '../../../src/media/videos/ffmpeg';
import { BLUE, RED } from './bmps';

const run = promisify(execFile);
const program = () => findFfmpeg({ ffmpegPath: undefined, stage: 'local' });
const hex = (colour: readonly number[]) => `0x${Buffer.from(colour).toString('hex')}`;
const half = (colour: readonly number[]) => `color=c=${hex(colour)}:s=32x48:r=10,format=rgb24`;
/** Red on the left, blue on the right. */
const SOURCE = `${half(RED)}[a];${half(BLUE)}[b];[a][b]hstack`;

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'suture-by-ffmpeg-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Files of several kinds, made by one run: the options of each, by what is particular about it. */
export function madeByFfmpeg<What extends string>(
  made: Readonly<Record<What, string>>,
): Promise<Record<What, Buffer>> {
  return inFolder(async (folder) => {
    const kinds = Object.entries<string>(made);
    const path = (at: number) => join(folder, String(at));
    const sources = ['-f', 'lavfi', '-i', SOURCE, '-f', 'lavfi', '-i', 'sine=r=8000'];
    const outputs = kinds.flatMap(([, options], at) => [
      ...(options.includes('-map') ? [] : ['-map', '0:v']),
      ...options.split(' '),
      path(at),
    ]);
    await run(await program(), ['-v', 'error', ...sources, ...outputs]);
    const files = kinds.map(async ([what], at) => [what, await readFile(path(at))]);
    return Object.fromEntries(await Promise.all(files)) as Record<What, Buffer>;
  });
}

export type Halves = readonly [readonly number[], readonly number[]];

/** The colours of each picture's left and right half, by a decoder that the product does not use for pictures. */
export function halvesByFfmpeg(pictures: readonly Buffer[]): Promise<Halves[]> {
  return inFolder(async (folder) => {
    const path = (kind: string, at: number) => join(folder, `${kind}-${at}`);
    await Promise.all(pictures.map((bytes, at) => writeFile(path('in', at), bytes)));
    const inputs = pictures.flatMap((_, at) => ['-i', path('in', at)]);
    const shrunk = ['-vf', 'scale=8:2:flags=area', '-frames:v', '1', '-pix_fmt', 'rgb24'];
    const outputs = pictures.flatMap((_, at) => [
      '-map',
      `${at}:v:0`,
      ...shrunk,
      '-f',
      'rawvideo',
      path('out', at),
    ]);
    await run(await program(), ['-v', 'error', ...inputs, ...outputs]);
    return Promise.all(
      pictures.map(async (_, at): Promise<Halves> => {
        const pixels = await readFile(path('out', at));
        return [[...pixels.subarray(3, 6)], [...pixels.subarray(18, 21)]];
      }),
    );
  });
}

export const isNear = (one: readonly number[], other: readonly number[], by = 24) =>
  one.every((value, at) => Math.abs(value - (other[at] ?? 999)) <= by);
