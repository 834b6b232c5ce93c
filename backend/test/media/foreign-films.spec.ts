import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ffmpeg } from '../../src/media/videos/ffmpeg';
import { takeFrames } from '../../src/media/videos/frames';
import { makePlayable, probe, takePoster } from '../../src/media/videos/video';
import { aVideo } from './support/samples';

const ffmpeg = new Ffmpeg({ ffmpegPath: undefined, stage: 'local' });
const SILENT = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-an'];
let folder: string;
let film: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suture-foreign-films-'));
  film = await aVideo('mp4', [...SILENT, '-t', '0.5']);
});
afterAll(() => rm(folder, { recursive: true }));

/** The film with other bytes in one of its boxes. */
function withBox(type: string, from: number, ...bytes: number[]): Buffer {
  const changed = Buffer.from(film);
  changed.set(bytes, changed.indexOf(type) + 4 + from);
  return changed;
}

const FULL = [255, 255, 255, 255];
/** What programs note beside the pictures of a film; `title` stands in its list of notes. */
const NOTES: Readonly<Record<string, () => Buffer>> = {
  'of a day far ahead': () => withBox('mvhd', 4, ...FULL, ...FULL),
  'whose track is of a day far ahead': () => withBox('tkhd', 4, ...FULL, ...FULL),
  'of no language': () => withBox('mdhd', 20, ...FULL),
  'with notes of bytes': () => withBox('udta', 8, 255, 254, 0, 1, 2, 3),
  'with a title of bytes': () => withBox('Secret title', -4, 255, 0, 254, 128, 129),
  'with notes that claim much': () => withBox('meta', -8, 0x7f),
  'that lies askew': () => withBox('tkhd', 40, 0, 0, 77, 77, 255, 255, 0, 1),
  'of no speed': () => withBox('mvhd', 20, 0, 0, 0, 0),
  'of a loudness beyond all': () => withBox('mvhd', 24, 255, 255),
  'with a name of a handler that is none': () => withBox('VideoHandler', -4, 255, 255, 255),
};

describe('[D-922] A film', () => {
  it.each(Object.entries(NOTES))('%s is looked through and made playable', async (_what, make) => {
    const [path, target, still] = ['a.mp4', 'made.mp4', 'still.png'].map((name) =>
      join(folder, name),
    ) as [string, string, string];
    await writeFile(path, make());
    const facts = await probe(ffmpeg, path, 'mp4');
    const frames = await takeFrames(
      ffmpeg,
      { path, extension: 'mp4', facts },
      join(folder, '%d.png'),
    );
    expect(frames.length).toBeGreaterThan(0);
    const source = { path, extension: 'mp4', facts, keepsSound: true, masks: [] };
    await makePlayable(ffmpeg, source, target, 60);
    const { seconds, ...made } = await probe(ffmpeg, target, 'mp4');
    expect(Math.max(made.width, made.height)).toBe(160);
    await takePoster(ffmpeg, { path: target, seconds }, still);
  });
});
