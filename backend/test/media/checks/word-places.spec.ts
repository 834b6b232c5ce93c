import { type Box, wordPlaces } from '../../../src/media/checks/word-places.rules';
import { type DrawnPicture, drawnBlock, drawnPicture } from './drawn-pictures';

// Thirty large pictures are drawn and searched while other specs run.
jest.setTimeout(900_000);

const CLEAN = 30;
/** Others than those that the detector was tuned on. */
const FIRST_SEED = 5_000;
const COLUMNS = 40;

type Word = DrawnPicture['words'][number];

/** How much of a word's length lies in boxes, along its middle. */
function coveredShare({ left, top, width, height }: Word, boxes: readonly Box[]): number {
  const y = top + height / 2;
  const columns = Array.from({ length: COLUMNS }, (_, i) => left + ((i + 0.5) * width) / COLUMNS);
  const covered = columns.filter((x) =>
    boxes.some(
      (box) =>
        x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height,
    ),
  );
  return covered.length / COLUMNS;
}

const seeds = Array.from({ length: CLEAN }, (_, i) => FIRST_SEED + i);

describe('Places of words in pictures', () => {
  it.each([
    ...[9, 13, 18, 26, 40].map((size) => ({ size, isDark: true })),
    ...[13, 26].map((size) => ({ size, isDark: false })),
  ])('cover every line of a block in $size px', async (look) => {
    const block = await drawnBlock(look);
    const boxes = wordPlaces(block);
    const missed = block.words.filter((line) => coveredShare(line, boxes) < 0.9);
    expect(missed.map(({ told }) => told)).toEqual([]);
  });

  it('are at most two in a picture without words', async () => {
    const found: number[] = [];
    for (const seed of seeds) found.push(wordPlaces(await drawnPicture(seed, false)).length);
    expect(found.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2 * CLEAN);
  });
});
