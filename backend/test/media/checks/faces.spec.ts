import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { clinicalPicture, type PictureKind } from '../../../../demo/art/clinical-picture';
import { checkView } from '../../../src/media/checks/check.views';
import { levelsOf } from '../../../src/media/checks/face-levels';
import { type Face, facesIn, QUICK, THOROUGH } from '../../../src/media/checks/faces';
import { boxesIn, endLooking, lookForWords } from '../../../src/media/checks/look-for-words';
import {
  faceAt,
  isOfPeople,
  maskOf,
  type Place,
  placedOnce,
} from '../../../src/media/checks/places.rules';
import { ProcessorBudget } from '../../../src/media/checks/processor-budget';
import { readPage } from '../../../src/media/checks/read-page';
import { reader } from '../../../src/media/checks/reader';
import { redraw } from '../../../src/media/pictures/picture';
import { uploadRules } from '../../../src/media/upload.rules';
import { drawnPicture } from './drawn-pictures';

// Large pictures are drawn and searched while other specs run.
jest.setTimeout(300_000);

const PORTRAIT = join(__dirname, '../support/faces/collins.jpg');
/** Where the face is in the portrait, and how wide, as shares of its side. */
const FACE = { x: 0.5, y: 0.44, side: 0.38 };
/** Others than those that the scores were chosen with. */
const FIRST_SEED = 9_000;
/** `SHOW_FACES=1` looks at as many as docs/privacy.md tells of. */
const CLEAN = process.env['SHOW_FACES'] ? 40 : 2;
const KINDS = [
  'skin/ulcer',
  'eye/detachment',
  'histology/glandular',
  'endoscopy/polyp',
  'scope/gallbladder',
  'eye/cataract',
] as const satisfies readonly PictureKind[];

const folder = mkdtempSync(join(tmpdir(), 'suture-faces-'));
const path = join(folder, 'picture');
afterAll(async () => {
  await Promise.all([endLooking(), reader.end()]);
  rmSync(folder, { recursive: true });
});

interface Scene {
  readonly width?: number;
  /** The width of the face in the picture, as a share of its width. */
  readonly share?: number;
  readonly angle?: number;
  readonly isGrey?: boolean;
  /** Whether a green drape covers mouth and chin. */
  readonly isDraped?: boolean;
}

/** The portrait, small and turned, on a table; answers where its face is. */
async function aScene({ width = 1_200, share = 0.2, angle = 0, isGrey, isDraped }: Scene) {
  const side = Math.round((width * share) / FACE.side);
  const drape = {
    input: { create: { width: side, height: side, channels: 3, background: '#3f7f6a' } },
    left: 0,
    top: Math.round(side * (FACE.y + 0.06)),
  } as const;
  const whole = sharp(await sharp(PORTRAIT).resize(side).toBuffer());
  const cut = { left: 0, top: 0, width: side, height: side };
  const draped = isDraped
    ? await sharp(await whole.extend({ bottom: side }).composite([drape]).png().toBuffer())
        .extract(cut)
        .png()
        .toBuffer()
    : await whole.png().toBuffer();
  const turned = await sharp(draped)
    .rotate(angle, { background: '#5f7d86' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const height = Math.round(width * 0.75);
  const left = Math.round(width * 0.55 - turned.info.width / 2);
  const top = Math.round(height * 0.5 - turned.info.height / 2);
  const scene = sharp({ create: { width, height, channels: 3, background: '#5f7d86' } }).composite([
    { input: turned.data, left, top },
  ]);
  const flat = await scene.png().toBuffer();
  await sharp(flat).grayscale(isGrey).jpeg({ quality: 90 }).toFile(path);
  const radians = (angle * Math.PI) / 180;
  const off = (FACE.y - 0.5) * side;
  return {
    x: (width * 0.55 - off * Math.sin(radians)) / width,
    y: (height * 0.5 + off * Math.cos(radians)) / width,
  };
}

async function found(search = THOROUGH): Promise<Face[]> {
  const faces: Face[] = [];
  const budget = new ProcessorBudget(Number.POSITIVE_INFINITY);
  for await (const levels of levelsOf(path, search))
    faces.push(...(await facesIn(levels, search, budget)));
  return faces;
}

const faces = (places: readonly Place[]) => places.filter(({ kind }) => kind === 'face');

describe('[D-1450] Faces', () => {
  it.each<[string, Scene]>([
    ['as they are', {}],
    ['in a picture of little else', { share: 0.27 }],
    ['lying to the left', { angle: 90 }],
    ['lying to the right', { angle: 270 }],
    ['seen from the head of the table', { angle: 180 }],
    ['turned by 30°', { angle: 30 }],
    ['turned by 45°', { angle: -45 }],
    ['80 pixels wide in 1,600', { width: 1_600, share: 0.05 }],
    ['small in a photograph of twelve megapixels', { width: 4_000, share: 0.05 }],
    ['without colour', { isGrey: true }],
    ['under a drape', { isDraped: true }],
  ])('are found %s', async (_, scene) => {
    const { x, y } = await aScene(scene);
    const seen = await found();
    expect(seen).toHaveLength(1);
    const reach = (scene.share ?? 0.2) * 0.5;
    expect(Math.hypot((seen[0]?.x ?? 0) - x, (seen[0]?.y ?? 0) - y)).toBeLessThan(reach);
  });

  it('are not seen where there are none', async () => {
    const seen: string[] = [];
    for (let nth = 0; nth < CLEAN; nth++) {
      const { width, height, pixels } = await drawnPicture(FIRST_SEED + nth, nth % 2 === 0);
      await sharp(pixels, { raw: { width, height, channels: 1 } })
        .png()
        .toFile(path);
      if ((await found()).length > 0) seen.push(`drawn ${nth}`);
      const kind = KINDS[nth % KINDS.length];
      if (!kind) continue;
      await writeFile(path, await clinicalPicture(kind, FIRST_SEED + nth));
      if ((await found()).length > 0) seen.push(`${kind} ${nth}`);
    }
    expect(seen).toEqual([]);
  });

  it('are places of their kind in pictures, in stills and on pages', async () => {
    await aScene({});
    expect(faces(await lookForWords(path, { inColour: true }))).toHaveLength(1);
    expect(faces(await lookForWords(path))).toHaveLength(1);
    expect(faces(await readPage(path, await boxesIn(path)))).toHaveLength(1);
    expect(await found(QUICK)).toHaveLength(1);
  });

  it('cannot be seen in what others get', async () => {
    await aScene({});
    const published = join(folder, 'published');
    const masks = faces(await lookForWords(path, { inColour: true })).map(maskOf);
    expect(masks).toHaveLength(1);
    const { picture } = uploadRules['case-image'];
    await redraw({ path, type: 'jpeg', masks }, published, picture);
    expect(faces(await lookForWords(published, { inColour: true }))).toEqual([]);
  });

  it('are found in every frame', async () => {
    await aScene({ width: 600 });
    const last = await sharp(path).png().toBuffer();
    const empty = await sharp({
      create: { width: 600, height: 450, channels: 3, background: '#5f7d86' },
    })
      .png()
      .toBuffer();
    await sharp([empty, empty, last], { join: { animated: true } })
      .gif()
      .toFile(path);
    expect(faces(await lookForWords(path))).toHaveLength(1);
  });

  it('are found behind transparency', async () => {
    await aScene({ width: 600 });
    const opaque = await sharp(path).ensureAlpha().raw().toBuffer();
    for (let at = 3; at < opaque.length; at += 4) opaque[at] = at % 8 === 3 ? 1 : 0;
    await sharp(opaque, { raw: { width: 600, height: 450, channels: 4 } })
      .png()
      .toFile(path);
    expect(faces(await lookForWords(path))).toHaveLength(1);
  });

  it('of a picture that was made to last are not searched for to its end', async () => {
    await aScene({});
    const budget = new ProcessorBudget(
      4,
      (
        (parts) => () =>
          parts++
      )(0),
    );
    for await (const levels of levelsOf(path, THOROUGH))
      await expect(facesIn(levels, THOROUGH, budget)).rejects.toThrow('It takes too long.');
  });

  it('keep their own place beside words in a film', () => {
    const size = { width: 1_000, height: 1_000 };
    const face = faceAt({ left: 100, top: 100, width: 200, height: 200, score: 0.9 }, size);
    const words: Place = { ...face, kind: 'text', y: 250, height: 20 };
    expect(placedOnce([words, face, { ...face, x: 140 }]).map(({ kind }) => kind)).toEqual([
      'text',
      'face',
    ]);
  });
});

describe('[D-1451] In portraits and beyond surgery', () => {
  it('faces are not looked for, and the check says so', async () => {
    await aScene({});
    expect(faces(await lookForWords(path, { asksForFaces: false }))).toEqual([]);
    const check = { state: 'nothing', places: [] } as const;
    expect(checkView(check, { isOfPeople: true }).notLookedFor).toContain('face');
    expect(checkView(check).notLookedFor).toEqual(['tattoo', 'handwriting']);
    const asked = ['profile-picture', 'beyond-post', 'explore-video', 'chat-file'].filter(
      (purpose) => !isOfPeople({ purpose }),
    );
    expect(asked).toEqual(['explore-video', 'chat-file']);
  });
});
