const CHANNELS = 3;
const MOST_BITS = 15;
/** The prefix code of green also has the lengths of copies, which are not used here. */
const [COLOURS, GREEN_SYMBOLS] = [256, 280];
const SIGNATURE = 0x2f;
const [SUBTRACT_GREEN, PREDICTOR] = [2, 0];
/** The mean of the left and the upper neighbour. */
const MEAN = 7;
const BLOCK_BITS = 9;
/** Lengths of codes are written as they are, with four bits each; three more symbols repeat them. */
const LENGTH_SYMBOLS = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const LENGTH_BITS = 4;
const HEAD_BYTES = 20;
/** More than the head and all prefix codes take. */
const MOST_CODE_BITS = 8_000;

/** Writes numbers bit by bit, the lowest bit first. */
class Bits {
  private at = 0;
  private held = 0;
  private count = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** @param bits 16 at most */
  write(value: number, bits: number): void {
    this.held |= value << this.count;
    this.count += bits;
    while (this.count >= 8) {
      this.bytes[this.at++] = this.held & 0xff;
      this.held >>>= 8;
      this.count -= 8;
    }
  }

  /** @returns how many bytes were written */
  end(): number {
    if (this.count > 0) this.bytes[this.at++] = this.held & 0xff;
    return this.at;
  }
}

/**
 * A picture as lossless WebP, without metadata. Browsers have no encoder that is exact: some alter
 * what a canvas gives back.
 * @param colours red, green and blue of each pixel
 */
export function encodeColours(
  colours: Uint8Array,
  { columns, rows }: { columns: number; rows: number },
): Uint8Array {
  const rest = residuals(colours, columns);
  const codes = [1, 0, 2].map((channel) => prefixCode(countsOf(rest, channel)));
  const used = codes.reduce((sum, { bits }) => sum + bits, MOST_CODE_BITS);
  const file = new Uint8Array(HEAD_BYTES + Math.ceil(used / 8) + 1);
  const bits = new Bits(file.subarray(HEAD_BYTES));
  bits.write(SIGNATURE, 8);
  bits.write(columns - 1, 14);
  bits.write(rows - 1, 14);
  // Without transparency, version 0.
  bits.write(0, 4);
  bits.write(1, 1);
  bits.write(SUBTRACT_GREEN, 2);
  bits.write(1, 1);
  bits.write(PREDICTOR, 2);
  bits.write(BLOCK_BITS - 2, 3);
  writeOneColour(bits, MEAN);
  // No more transforms, no cache of colours, one set of codes.
  bits.write(0, 3);
  const [green, red, blue] = codes as [PrefixCode, PrefixCode, PrefixCode];
  writeCode(bits, green, GREEN_SYMBOLS);
  writeCode(bits, red, COLOURS);
  writeCode(bits, blue, COLOURS);
  writeSingle(bits, 0);
  writeSingle(bits, 0);
  for (let at = 0; at < rest.length; at += CHANNELS) {
    writeSymbol(bits, green, rest[at + 1] ?? 0);
    writeSymbol(bits, red, rest[at] ?? 0);
    writeSymbol(bits, blue, rest[at + 2] ?? 0);
  }
  return framed(file, bits.end());
}

/** What differs from the mean of the neighbours, once green is taken off the other two colours. */
function residuals(colours: Uint8Array, columns: number): Uint8Array {
  const plain = new Uint8Array(colours.length);
  for (let at = 0; at < plain.length; at += CHANNELS) {
    const green = colours[at + 1] ?? 0;
    plain[at] = (colours[at] ?? 0) - green;
    plain[at + 1] = green;
    plain[at + 2] = (colours[at + 2] ?? 0) - green;
  }
  const line = columns * CHANNELS;
  const rest = new Uint8Array(plain.length);
  for (let at = 0; at < plain.length; at++) {
    const left = at % line < CHANNELS ? undefined : plain[at - CHANNELS];
    const upper = plain[at - line];
    const guess = left === undefined ? (upper ?? 0) : (left + (upper ?? left)) >> 1;
    rest[at] = (plain[at] ?? 0) - guess;
  }
  return rest;
}

function countsOf(rest: Uint8Array, channel: number): Uint32Array {
  const counts = new Uint32Array(COLOURS);
  for (let at = channel; at < rest.length; at += CHANNELS) {
    const symbol = rest[at] ?? 0;
    counts[symbol] = (counts[symbol] ?? 0) + 1;
  }
  return counts;
}

interface PrefixCode {
  readonly lengths: Uint8Array;
  /** As they are written: the first bit lowest. */
  readonly codes: Uint16Array;
  /** The only symbol, which takes no bits. */
  readonly single: number | undefined;
  /** Of all that is written with it. */
  readonly bits: number;
}

function prefixCode(counts: Uint32Array): PrefixCode {
  const used = [...counts.keys()].filter((symbol) => counts[symbol]);
  const lengths = new Uint8Array(COLOURS);
  if (used.length < 2)
    return { lengths, codes: new Uint16Array(COLOURS), single: used[0] ?? 0, bits: 0 };
  // Rare symbols count for more, until no code is too long.
  for (let least = 1; ; least *= 2) {
    const depths = depthsOf(used.map((symbol) => Math.max(least, counts[symbol] ?? 0)));
    if (Math.max(...depths) > MOST_BITS) continue;
    for (const [index, symbol] of used.entries()) lengths[symbol] = depths[index] ?? 0;
    const bits = used.reduce((sum, at) => sum + (counts[at] ?? 0) * (lengths[at] ?? 0), 0);
    return { lengths, codes: codesOf(lengths), single: undefined, bits };
  }
}

/** How deep each leaf of a Huffman tree is. */
function depthsOf(counts: readonly number[]): number[] {
  const depths = counts.map(() => 0);
  const trees = counts.map((count, leaf) => ({ count, leaves: [leaf] }));
  while (trees.length > 1) {
    trees.sort((one, other) => other.count - one.count);
    const [one, other] = trees.splice(-2);
    const leaves = [...(one?.leaves ?? []), ...(other?.leaves ?? [])];
    for (const leaf of leaves) depths[leaf] = (depths[leaf] ?? 0) + 1;
    trees.push({ count: (one?.count ?? 0) + (other?.count ?? 0), leaves });
  }
  return depths;
}

/** Codes of equal length follow each other, in the order of their symbols. */
function codesOf(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length);
  let next = 0;
  for (let length = 1; length <= MOST_BITS; length++) {
    for (const [symbol, own] of lengths.entries())
      if (own === length) codes[symbol] = reversed(next++, length);
    next <<= 1;
  }
  return codes;
}

function reversed(code: number, length: number): number {
  let turned = 0;
  for (let bit = 0; bit < length; bit++) turned |= ((code >> bit) & 1) << (length - 1 - bit);
  return turned;
}

function writeSymbol(bits: Bits, { codes, lengths }: PrefixCode, symbol: number): void {
  bits.write(codes[symbol] ?? 0, lengths[symbol] ?? 0);
}

/** A code with one symbol. */
function writeSingle(bits: Bits, symbol: number): void {
  bits.write(0b101, 3);
  bits.write(symbol, 8);
}

function writeCode(bits: Bits, { lengths, single }: PrefixCode, symbols: number): void {
  if (single !== undefined) {
    writeSingle(bits, single);
    return;
  }
  bits.write(0, 1);
  bits.write(LENGTH_SYMBOLS.length - 4, 4);
  for (const symbol of LENGTH_SYMBOLS) bits.write(symbol > MOST_BITS ? 0 : LENGTH_BITS, 3);
  // As many lengths as there are symbols.
  bits.write(0, 1);
  for (let symbol = 0; symbol < symbols; symbol++)
    bits.write(reversed(lengths[symbol] ?? 0, LENGTH_BITS), LENGTH_BITS);
}

/** The picture of a transform that is the same everywhere: its pixels take no bits. */
function writeOneColour(bits: Bits, green: number): void {
  bits.write(0, 1);
  writeSingle(bits, green);
  for (let others = 0; others < 4; others++) writeSingle(bits, 0);
}

function framed(file: Uint8Array, bytes: number): Uint8Array {
  const even = bytes + (bytes % 2);
  const view = new DataView(file.buffer);
  const text = (at: number, letters: string) =>
    file.set(
      [...letters].map((letter) => letter.charCodeAt(0)),
      at,
    );
  text(0, 'RIFF');
  view.setUint32(4, HEAD_BYTES - 8 + even, true);
  text(8, 'WEBPVP8L');
  view.setUint32(16, bytes, true);
  return file.subarray(0, HEAD_BYTES + even);
}
