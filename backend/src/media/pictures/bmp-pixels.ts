import { type BmpHeader, readBmpHeader } from './bmp-header';
import { UnusablePicture } from './unusable-picture';

export interface RawPicture {
  /** Three bytes per pixel. */
  readonly pixels: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

const WHITE = 255;

/**
 * The pixels of a BMP on white, whatever it stores them in: palettes of 1, 4 and 8 bits, 16, 24 and
 * 32 bits, run lengths, from the bottom or from the top.
 * @throws UnusablePicture
 */
export function decodeBmp(bytes: Buffer): RawPicture {
  const header = readBmpHeader(bytes);
  const { width, height } = header;
  const pixels = new Uint8Array(width * height * 3);
  if (header.bits > 8) paintColours(bytes, header, pixels);
  else paintIndices(header, pixels, indicesOf(bytes, header));
  return { pixels, width, height };
}

const strideOf = ({ width, bits }: BmpHeader) => Math.floor((width * bits + 31) / 32) * 4;

function demandAll(bytes: Buffer, header: BmpHeader): void {
  // Some programs leave out the padding of the last row.
  const last = Math.ceil((header.width * header.bits) / 8);
  if (bytes.length < header.from + strideOf(header) * (header.height - 1) + last)
    throw new UnusablePicture('damaged');
}

/** Where a stored row stands in the picture, in pixels. */
const rowAt = ({ width, height, isTopDown }: BmpHeader, row: number) =>
  (isTopDown ? row : height - 1 - row) * width;

function paintColours(bytes: Buffer, header: BmpHeader, pixels: Uint8Array): void {
  demandAll(bytes, header);
  const { width, height, bits, from, masks } = header;
  const stride = strideOf(header);
  const [red, green, blue] = masks.map(channelOf);
  const alpha = hasCover(bytes, header) ? channelOf(masks[3]) : undefined;
  for (let row = 0; row < height; row++) {
    let to = rowAt(header, row) * 3;
    for (let x = 0; x < width; x++, to += 3) {
      const at = from + row * stride + (x * bits) / 8;
      if (bits === 24) {
        pixels[to] = bytes[at + 2] ?? 0;
        pixels[to + 1] = bytes[at + 1] ?? 0;
        pixels[to + 2] = bytes[at] ?? 0;
        continue;
      }
      const value = bits === 16 ? bytes.readUInt16LE(at) : bytes.readUInt32LE(at);
      const cover = alpha?.(value) ?? WHITE;
      for (const [channel, part] of [red, green, blue].entries())
        pixels[to + channel] = onWhite(part?.(value) ?? 0, cover);
    }
  }
}

/** Some programs name a place for transparency and leave it empty: then nothing is transparent. */
function hasCover(bytes: Buffer, { from, bits, masks: [, , , mask] }: BmpHeader): boolean {
  if (mask === 0) return false;
  const step = bits / 8;
  for (let at = from; at + step <= bytes.length; at += step)
    if (((bits === 16 ? bytes.readUInt16LE(at) : bytes.readUInt32LE(at)) & mask) !== 0) return true;
  return false;
}

const onWhite = (value: number, cover: number) =>
  Math.round((value * cover + WHITE * (WHITE - cover)) / WHITE);

/** Reads the bits of a mask from a pixel, from 0 to 255; undefined if there are none. */
function channelOf(mask: number): ((value: number) => number) | undefined {
  if (mask === 0) return undefined;
  const shift = 31 - Math.clz32(mask & -mask);
  const most = mask >>> shift;
  return (value) => Math.round((((value & mask) >>> shift) * WHITE) / most);
}

function paintIndices({ palette }: BmpHeader, pixels: Uint8Array, indices: Uint8Array): void {
  for (const [at, index] of indices.entries()) pixels.set(palette[index] ?? [0, 0, 0], at * 3);
}

function indicesOf(bytes: Buffer, header: BmpHeader): Uint8Array {
  return header.encoding === 'run-length' ? unrolled(bytes, header) : unpacked(bytes, header);
}

function unpacked(bytes: Buffer, header: BmpHeader): Uint8Array {
  demandAll(bytes, header);
  const { width, height, bits, from } = header;
  const indices = new Uint8Array(width * height);
  const [stride, each, mask] = [strideOf(header), 8 / bits, 2 ** bits - 1];
  for (let row = 0; row < height; row++) {
    const to = rowAt(header, row);
    for (let x = 0; x < width; x++) {
      const byte = bytes[from + row * stride + Math.floor(x / each)] ?? 0;
      indices[to + x] = (byte >> (8 - bits - (x % each) * bits)) & mask;
    }
  }
  return indices;
}

const [END_OF_ROW, END, JUMP] = [0, 1, 2];

/** Runs of one or, with four bits, two alternating colours; between them single pixels and jumps. */
function unrolled(bytes: Buffer, header: BmpHeader): Uint8Array {
  const { width, height, bits } = header;
  const indices = new Uint8Array(width * height);
  let [at, x, row] = [header.from, 0, 0];
  const next = () => {
    const byte = bytes[at++];
    if (byte === undefined) throw new UnusablePicture('damaged');
    return byte;
  };
  const put = (index: number) => {
    if (x < width && row < height) indices[rowAt(header, row) + x] = index;
    x += 1;
  };
  const part = (byte: number, of: number) =>
    bits === 8 ? byte : of % 2 === 0 ? byte >> 4 : byte & 15;
  for (;;) {
    // Some programs leave out the mark of the end.
    if (at >= bytes.length && row >= height - 1 && (x >= width || x === 0)) return indices;
    const [count, value] = [next(), next()];
    if (count > 0) for (let index = 0; index < count; index++) put(part(value, index));
    else if (value === END) return indices;
    else if (value === END_OF_ROW) [x, row] = [0, row + 1];
    else if (value === JUMP) [x, row] = [x + next(), row + next()];
    else {
      const stored = Math.ceil((value * bits) / 8);
      for (let index = 0, byte = 0; index < value; index++) {
        if (bits === 8 || index % 2 === 0) byte = next();
        put(part(byte, index));
      }
      at += stored % 2;
    }
  }
}
