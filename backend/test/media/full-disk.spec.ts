import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawReport, endDrawing } from '../../src/media/documents/report';
import { redraw } from '../../src/media/pictures/picture';
import { uploadRules } from '../../src/media/upload.rules';
import { Ffmpeg } from '../../src/media/videos/ffmpeg';
import { makePlayable, probe } from '../../src/media/videos/video';
import { isFull } from '../../src/platform/storage/full-disk';
import { aPdf, aPicture, aVideo } from './support/samples';

/** Linux refuses every byte written here, as a full disk does. */
const FULL = '/dev/full';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suture-full-'));
});
afterAll(async () => {
  await endDrawing();
  await rm(folder, { recursive: true });
});

/** A path on the full disk; a link, since what fails is removed. */
async function onFullDisk(name: string): Promise<string> {
  const path = join(folder, name);
  await symlink(FULL, path);
  return path;
}

async function sample(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'it was written',
    (error: unknown) => isFull(error),
  );

const onFullDisks = () => {
  it('a picture', async () => {
    const path = await sample('picture.jpg', await aPicture(900, 600).jpeg().toBuffer());
    const target = await onFullDisk('redrawn.jpg');
    const { picture } = uploadRules['case-image'];
    expect(await failureOf(redraw({ path, type: 'jpeg' }, target, picture))).toBe(true);
  });

  it('a report, rewritten or drawn', async () => {
    const path = await sample('report.pdf', await aPdf());
    await onFullDisk('rewritten.pdf');
    expect(await failureOf(drawReport(path, join(folder, 'rewritten')))).toBe(true);
    expect(await failureOf(drawReport(path, await onFullDisk('drawn.jpg')))).toBe(true);
  });

  it('a video, which is converted once there is space', async () => {
    const ffmpeg = new Ffmpeg({ ffmpegPath: '', stage: 'local' });
    const path = await sample('film.mp4', await aVideo('mp4'));
    const facts = await probe(ffmpeg, path, 'mp4');
    const source = { path, extension: 'mp4', facts, keepsSound: true, masks: [] };
    const target = await onFullDisk('film-made.mp4');
    expect(await failureOf(makePlayable(ffmpeg, source, target, 60))).toBe(true);
  });
};

if (existsSync(FULL))
  describe('[D-860] On a full disk, not the file is said to be at fault:', onFullDisks);

it.each([
  ['of the system', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['of a quota', Object.assign(new Error('write'), { code: 'EDQUOT' })],
  ['of a thread', new Error('Error: ENOSPC: no space left on device, write')],
  ['of a program', new Error('av_interleaved_write_frame(): No space left on device')],
])('A full disk is recognised by the error %s', (_where, error) => {
  expect(isFull(error)).toBe(true);
  expect(isFull(new Error('Input file is missing'))).toBe(false);
});
