const VALUE_BYTES = 2;
const SIGN_SHIFT = 15;
const LOW = 0xff;

/** Raw deflate, without header: Node's zlib on the server, CompressionStream in browsers. */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array>;
/**
 * Its inverse.
 * @throws or gives more or fewer bytes than asked for if the data is damaged; it must stop while it
 *   inflates, never after
 */
export type Inflate = (bytes: Uint8Array, mostBytes: number) => Promise<Uint8Array>;

/** A frame of stored values as a packed series holds it; nothing is lost. */
export function encodeGrey(
  values: Int16Array,
  columns: number,
  rows: number,
  deflate: Deflate,
): Promise<Uint8Array> {
  return deflate(differences(values, columns, rows));
}

/** @returns undefined unless `coded` holds exactly one frame of this size */
export async function decodeGrey(
  coded: Uint8Array,
  columns: number,
  rows: number,
  inflate: Inflate,
): Promise<Int16Array | undefined> {
  const size = columns * rows * VALUE_BYTES;
  const planes = await inflate(coded, size).catch(() => undefined);
  return planes?.length === size ? summed(planes, columns, rows) : undefined;
}

/** JPEG-LS's guess of a value by its neighbours: follows an edge, else the plane through them. */
function median(left: number, upper: number, upperLeft: number): number {
  const [least, most] = left < upper ? [left, upper] : [upper, left];
  if (upperLeft >= most) return least;
  return upperLeft <= least ? most : left + upper - upperLeft;
}

/**
 * What each value differs from its prediction, small differences as small numbers whatever their
 * sign; all low bytes, then all high ones, which are nearly always 0.
 */
export function differences(values: Int16Array, columns: number, rows: number): Uint8Array {
  const count = columns * rows;
  const planes = new Uint8Array(count * VALUE_BYTES);
  for (let at = 0; at < count; at++) {
    const apart = (((values[at] ?? 0) - predicted(values, at, columns)) << 16) >> 16;
    const folded = (apart << 1) ^ (apart >> SIGN_SHIFT);
    planes[at] = folded & LOW;
    planes[count + at] = (folded >> 8) & LOW;
  }
  return planes;
}

/** The inverse of `differences`. */
export function summed(planes: Uint8Array, columns: number, rows: number): Int16Array {
  const count = columns * rows;
  const values = new Int16Array(count);
  for (let at = 0; at < count; at++) {
    const folded = (planes[at] ?? 0) | ((planes[count + at] ?? 0) << 8);
    const apart = (folded >> 1) ^ -(folded & 1);
    // The array keeps 16 bits of the sum, as the difference did.
    values[at] = predicted(values, at, columns) + apart;
  }
  return values;
}

function predicted(values: Int16Array, at: number, columns: number): number {
  if (at === 0) return 0;
  if (at < columns) return values[at - 1] ?? 0;
  const upper = values[at - columns] ?? 0;
  if (at % columns === 0) return upper;
  return median(values[at - 1] ?? 0, upper, values[at - columns - 1] ?? 0);
}
