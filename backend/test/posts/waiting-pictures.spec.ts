import sharp from 'sharp';
import {
  caseForm,
  idIn,
  type SentFile,
  startWithFiles,
  withImages,
} from '../clinical-cases/support/cases';
import { aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';

let app: RunningApp;
let anna: Person;
let ben: Person;
let blueAndOrange: SentFile;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
  blueAndOrange = await sent(await aPicture(200, 100).jpeg().toBuffer());
});
afterAll(() => app.stop());

const sent = async (bytes: Buffer): Promise<SentFile> => ({
  name: 'scan.jpg',
  bytes,
  type: 'image/jpeg',
});

/** Black, but for a strip of bone: as a radiograph. */
async function aRadiograph(): Promise<SentFile> {
  const bone = { create: { width: 30, height: 100, channels: 3 as const, background: '#c8c0b0' } };
  const ground = { width: 200, height: 100, channels: 3 as const, background: '#050505' };
  return sent(
    await sharp({ create: ground })
      .composite([{ input: bone }])
      .jpeg()
      .toBuffer(),
  );
}

async function posted(file: SentFile, changes: object = {}): Promise<number> {
  return idIn(await anna.post('clinicalCases', withImages(caseForm(changes), [file])));
}

async function colorOf(by: Person, id: number): Promise<string | null> {
  const { body } = await by.get(`posts/${id}`);
  const { files } = body['result'] as unknown as { files: { color: string | null }[] };
  if (files.length !== 1) throw new Error(`There are ${files.length} files.`);
  return files[0]?.color ?? null;
}

const partsOf = (color: string | null) =>
  [1, 3, 5].map((at) => Number.parseInt(color?.slice(at, at + 2) ?? '', 16));

describe('The colour in which a picture waits', () => {
  it('[D-1195] is that of what it shows, not of the dark around it', async () => {
    const color = await colorOf(ben, await posted(await aRadiograph()));
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    const [red = 0, , blue = 0] = partsOf(color);
    expect(blue).toBeGreaterThan(40);
    expect(red).toBeGreaterThan(blue);
    expect(red).toBeLessThan(0xc8);
  });

  it('[D-1195] is that of the masked picture', async () => {
    const open = partsOf(await colorOf(ben, await posted(blueAndOrange)));
    expect(open[2]).toBeGreaterThan(180);
    const masks = '["r0,0,500,1000"]';
    const [red = 0, , blue = 0] = partsOf(
      await colorOf(ben, await posted(blueAndOrange, { masks })),
    );
    expect(red).toBeGreaterThan(150);
    expect(blue).toBeLessThan(20);
  });

  it('[D-1195] is told of no picture that is covered or hidden', async () => {
    const covered = await posted(blueAndOrange, { sensitive: true });
    expect(await colorOf(ben, covered)).toBeNull();
    expect(await colorOf(anna, covered)).toBeNull();
    const hidden = await posted(blueAndOrange);
    await app.rows('update clinical_post set hidden_at = ? where id = ?', [
      app.clock.now(),
      hidden,
    ]);
    expect(await colorOf(anna, hidden)).toBeNull();
  });
});
