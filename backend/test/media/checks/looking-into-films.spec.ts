import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lookIntoFilm } from '../../../src/media/checks/look-into-film';
import type { Work } from '../../../src/media/checks/pieces';
import { Ffmpeg } from '../../../src/media/videos/ffmpeg';
import { type Part, partsOf, takeFrames } from '../../../src/media/videos/frames';
import { aVideo } from '../support/samples';

/** A film of which each still shows one place, and the parts at which it cannot be read. */
function worksOn(seconds: number, unreadable: readonly number[] = []) {
  const done: string[] = [];
  const work = (async (kind: string, task: { part?: { from: number } }) => {
    done.push(task.part ? `${kind} ${task.part.from}` : kind);
    if (kind === 'open-film') return { seconds, hasSound: false };
    if (kind === 'look-at-still') return [];
    const from = task.part?.from ?? 0;
    return task.part && unreadable.includes(from) ? [] : [{ second: from, path: '/nowhere.png' }];
  }) as unknown as Work;
  return { done, work };
}
const ffmpeg = new Ffmpeg({ ffmpegPath: undefined, stage: 'local' });
const film = { path: 'film.mp4', extension: 'mp4', pattern: '%d.png' };

describe('[D-920] A film is looked through', () => {
  it('part by part, so that the pieces of others come between', async () => {
    const { done, work } = worksOn(30);
    await lookIntoFilm(work, film);
    expect(done).toEqual([
      'open-film',
      'take-stills 0',
      'look-at-still',
      'take-stills 10',
      'look-at-still',
      'take-stills 20',
      'look-at-still',
    ]);
  });

  it('as a whole if it is short, or cannot be read from within', async () => {
    const short = worksOn(4);
    await lookIntoFilm(short.work, film);
    expect(short.done).toEqual(['open-film', 'take-stills', 'look-at-still']);
    const unindexed = worksOn(40);
    await lookIntoFilm(unindexed.work, { ...film, extension: 'avi' });
    expect(unindexed.done).toEqual(['open-film', 'take-stills', 'look-at-still']);
    const stubborn = worksOn(40, [10]);
    await lookIntoFilm(stubborn.work, film);
    expect(stubborn.done).toEqual([
      'open-film',
      'take-stills 0',
      'look-at-still',
      'take-stills 10',
      'take-stills',
      'look-at-still',
    ]);
  });

  it.each([0.5, 10, 31, 600, 3_600])(
    'of %s seconds without a gap, in twelve parts at most',
    (seconds) => {
      const parts = partsOf({ seconds, extension: 'mp4' });
      const ends = parts.map(({ from, seconds: long }) => from + long);
      expect(parts.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
      expect(ends.at(-1)).toBeGreaterThanOrEqual(seconds - 1e-6);
      expect(parts.length).toBeLessThanOrEqual(12);
    },
  );

  it.each(['mp4', 'mov', 'mkv', 'webm'] as const)(
    'at the same seconds of a .%s in parts as when it is read as a whole',
    async (extension) => {
      const folder = await mkdtemp(join(tmpdir(), 'suture-parts-'));
      const path = join(folder, 'film');
      const codec = extension === 'webm' ? ['libvpx', '-deadline', 'realtime'] : ['libx264'];
      const long = ['-vf', 'loop=loop=-1:size=20', '-t', '22', '-an', '-c:v', ...codec];
      await writeFile(path, await aVideo(extension, [...long, '-pix_fmt', 'yuv420p']));
      const film = { path, extension, facts: { seconds: 22 } };
      const take = async (part?: Part) => {
        const frames = await takeFrames(ffmpeg, film, join(folder, '%d.png'), part);
        return frames.map(({ second }) => Math.floor(second + 0.05));
      };
      const whole = await take();
      const inParts: number[] = [];
      for (const part of partsOf({ seconds: 22, extension })) inParts.push(...(await take(part)));
      await rm(folder, { recursive: true });
      expect(whole.length).toBeGreaterThan(20);
      expect([...new Set(inParts)]).toEqual([...new Set(whole)]);
    },
  );
});
