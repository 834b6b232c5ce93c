import { deflate, inflate } from '../../src/scans/deflate';
import { roundedFacts, type ScanFacts } from '../../src/scans/series/facts.rules';
import { decodeGrey, encodeGrey } from '../../src/scans/series/grey.rules';
import {
  MOST_HEAD_BYTES,
  packSeries,
  readPacked,
  readPackedHead,
} from '../../src/scans/series/packed.rules';

const [ROWS, COLUMNS] = [13, 17];
const NOT_A_SCAN = { fault: 'not-a-scan' };

const none = { spacing: null, window: null, plane: null, sides: null, frame_ms: null };
const facts = roundedFacts({
  ...none,
  rows: ROWS,
  columns: COLUMNS,
  slope: 1,
  intercept: 0,
  places: [0, 2, 4],
  photometric: 'white-high',
  modality: 'MR',
  frames: 3,
  padding: null,
  unit: null,
}) as ScanFacts;

/** Seeded, over the whole range of signed 16 bits. */
function frame(seed: number): Int16Array {
  let state = seed;
  return Int16Array.from({ length: ROWS * COLUMNS }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state >> 16;
  });
}
const coded = (values: Int16Array) => encodeGrey(values, COLUMNS, ROWS, deflate);
const decoded = (bytes: Uint8Array) => decodeGrey(bytes, COLUMNS, ROWS, inflate);

describe('A packed series', () => {
  const values = [1, 2, 3].map(frame);
  let packed: Uint8Array;
  beforeAll(async () => {
    packed = packSeries(facts, await Promise.all(values.map(coded)));
  });

  it('gives back its facts and every value of its frames', async () => {
    const read = readPacked(packed);
    expect(read.facts).toEqual(facts);
    expect(await Promise.all(read.frames?.map(decoded) ?? [])).toEqual(values);
  });

  it('is found out by its beginning alone', () => {
    const start = packed.subarray(0, 500);
    expect(readPackedHead(start, packed.length)).toMatchObject({
      facts,
      edges: { [facts.frames]: packed.length },
    });
    expect(MOST_HEAD_BYTES).toBeGreaterThan(500);
  });

  it('has nothing before, between or behind its frames', () => {
    const behind = new Uint8Array([...packed, 65]);
    expect(readPacked(behind)).toEqual(NOT_A_SCAN);
    expect(readPacked(new Uint8Array([65, ...packed]))).toEqual(NOT_A_SCAN);
    expect(readPacked(packed.subarray(0, -1))).toEqual(NOT_A_SCAN);
    const between = packed.slice();
    const offsetsAt = packed.length - lengths().reduce((a, b) => a + b) - 4 * (facts.frames + 1);
    new DataView(between.buffer).setUint32(offsetsAt, 1, true);
    expect(readPacked(between)).toEqual(NOT_A_SCAN);
  });

  const lengths = () => readPacked(packed).frames?.map(({ length }) => length) ?? [];

  it('has offsets that rise', () => {
    const empty = packSeries(facts, [new Uint8Array(5), new Uint8Array(0), new Uint8Array(5)]);
    expect(readPacked(empty)).toEqual(NOT_A_SCAN);
    const falling = packed.slice();
    const second = packed.length - lengths().reduce((a, b) => a + b) - 8;
    new DataView(falling.buffer).setUint32(second, 1, true);
    expect(readPacked(falling)).toEqual(NOT_A_SCAN);
  });

  it('is none with other magic, an unknown fact, or facts without end', () => {
    const other = packed.slice();
    other[7] = 0x32;
    expect(readPacked(other)).toEqual(NOT_A_SCAN);
    const named = { ...facts, patient: 'Anna' };
    expect(readPacked(packSeries(named, [frame8, frame8, frame8]))).toEqual(NOT_A_SCAN);
    const endless = packed.slice();
    new DataView(endless.buffer).setUint32(8, 0xffffffff, true);
    expect(readPacked(endless)).toEqual(NOT_A_SCAN);
    for (const length of [0, 8, 11, 12, 40]) {
      expect(readPacked(packed.subarray(0, length))).toEqual(NOT_A_SCAN);
    }
  });
  const frame8 = new Uint8Array(8);

  it('says that it has more than 600 frames', () => {
    const many = { ...facts, frames: 601, places: null };
    expect(readPacked(packSeries(many, Array(601).fill(frame8)))).toEqual({
      fault: 'too-many-frames',
    });
  });
});

describe('A coded grey frame', () => {
  it('is refused when it holds another size, inflates past it, is cut off or has bytes behind', async () => {
    const bytes = await coded(frame(4));
    const smaller = await encodeGrey(frame(4), COLUMNS, ROWS - 1, deflate);
    const bomb = await deflate(new Uint8Array(50_000_000));
    expect(await decoded(smaller)).toBeUndefined();
    expect(await decoded(bomb)).toBeUndefined();
    expect(await decoded(bytes.subarray(0, -3))).toBeUndefined();
    expect(await decoded(new Uint8Array([...bytes, 1]))).toBeUndefined();
    expect(await decoded(bytes)).toEqual(frame(4));
  });

  it('takes a fraction of its bytes where neighbours are alike', async () => {
    const slope = Int16Array.from(
      { length: ROWS * COLUMNS },
      (_, at) => -1000 + (at % COLUMNS) * 3,
    );
    const bytes = await coded(slope);
    expect(bytes.length).toBeLessThan(slope.byteLength / 5);
    expect(await decoded(bytes)).toEqual(slope);
  });
});
