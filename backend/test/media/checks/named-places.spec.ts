import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { lookForWords } from '../../../src/media/checks/look-for-words';
import type { Place } from '../../../src/media/checks/places.rules';
import { type DrawnPicture, drawnPicture } from './drawn-pictures';

// Sixty large pictures are drawn, searched and read while other specs run.
jest.setTimeout(180_000);

const PICTURES = 60;
/** Others than those that the detector was tuned on. */
const FIRST_SEED = 5_000;
const SIDE = 1_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suture-named-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function placesIn(picture: DrawnPicture): Promise<Place[]> {
  const { width, height, pixels } = picture;
  const path = join(folder, 'picture.png');
  await sharp(pixels, { raw: { width, height, channels: 1 } })
    .png()
    .toFile(path);
  return lookForWords(path);
}

/** The place in which the middle of a word lies. */
function placeOf(word: DrawnPicture['words'][number], picture: DrawnPicture, places: Place[]) {
  const x = ((word.left + word.width / 2) * SIDE) / picture.width;
  const y = ((word.top + word.height / 2) * SIDE) / picture.height;
  return places.find(
    (place) =>
      x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height,
  );
}

describe('[D-450] Places of words', () => {
  it('are named by what is read in them in six of ten, and no name, date or number is taken for a scale', async () => {
    const kinds: string[] = [];
    for (let seed = FIRST_SEED; seed < FIRST_SEED + PICTURES; seed++) {
      const picture = await drawnPicture(seed, true);
      const places = await placesIn(picture);
      for (const word of picture.words) {
        const place = placeOf(word, picture, places);
        if (place) kinds.push(place.kind);
      }
    }
    expect(kinds.length).toBeGreaterThan(PICTURES);
    expect(kinds).not.toContain('scale');
    const named = kinds.filter((kind) => kind !== 'text');
    expect(named.length / kinds.length).toBeGreaterThan(0.6);
  });
});
