import sharp from 'sharp';
import { encodeColours } from './webp.rules';

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

async function decoded(coded: Uint8Array) {
  const { data, info } = await sharp(coded)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: [...data], width: info.width, height: info.height };
}

describe('[D-1511] A picture in colour is coded by our own lossless encoder', () => {
  const next = numbers(67);
  const noise = () => Math.floor(next() * 256);
  const skewed = () => Math.floor(255 * next() ** 24);
  it.each([
    ['noise', 40, 30, noise],
    ['rare values, whose codes would be too long', 300, 200, skewed],
    ['one colour', 600, 3, () => 7],
    ['one pixel', 1, 1, noise],
    ['one column', 1, 50, noise],
    ['one row', 513, 1, skewed],
  ])('exactly: %s', async (_, columns, rows, value) => {
    const colours = Uint8Array.from({ length: columns * rows * 3 }, value);
    const coded = encodeColours(colours, { columns, rows });
    expect(await decoded(coded)).toEqual({ data: [...colours], width: columns, height: rows });
    expect((await sharp(coded).metadata()).format).toBe('webp');
  });

  it('and a grey one takes a third of it at most', () => {
    const greys = Array.from({ length: 200 * 100 }, () => Math.floor(next() * 200));
    const colours = Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey]));
    const { length } = encodeColours(colours, { columns: 200, rows: 100 });
    expect(length).toBeLessThan(colours.length / 2.9);
  });
});
