import type { ImageFile, PixelFormat } from './dicom.rules';
import { TAG } from './wanted.rules';

const SIXTEEN = 16;
const CHANNELS = 3;
/** A start of image (JPEG, JPEG-LS) or of a code stream (JPEG 2000). */
const STARTS = [0xffd8, 0xff4f];

/** Decodes one frame to its samples, as the file says that they are laid out. */
export type DecodeFrame = (coded: Uint8Array, file: ImageFile) => Promise<Uint8Array>;

/** How many of a file's frames are there from their first byte to their last. */
export function wholeFrames(file: ImageFile): number {
  const { pixels, frames } = file;
  if (pixels.isCoded) {
    const count = fragmentsOf(file).length;
    return Math.min(frames, count);
  }
  const [[from, to] = [0, 0]] = pixels.pieces;
  return Math.min(frames, Math.floor((to - from) / frameBytes(file.format)));
}

/** The samples of a frame, decoded but not yet read as values. @throws whatever the decoder throws */
export async function samplesOf(
  file: ImageFile,
  frame: number,
  decode: DecodeFrame,
): Promise<Uint8Array> {
  const { source, pixels, format } = file;
  const size = frameBytes(format);
  if (pixels.isCoded) return decode(codedFrame(file, frame), file);
  const [[from] = [0]] = pixels.pieces;
  return source.read(from + frame * size, from + (frame + 1) * size);
}

function frameBytes({ rows, columns, samples, bitsAllocated, photometric }: PixelFormat): number {
  const bytes = (rows * columns * samples * bitsAllocated) / 8;
  // Two pixels share their colour.
  return photometric === 'YBR_FULL_422' ? (bytes * 2) / CHANNELS : bytes;
}

function codedFrame(file: ImageFile, frame: number): Uint8Array {
  const pieces = fragmentsOf(file)[frame] ?? [];
  const parts = pieces.map(([from, to]) => file.source.read(from, to).slice());
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

type Piece = readonly [from: number, to: number];

/** A frame may be in several fragments; what says where frames begin differs from file to file. */
function fragmentsOf({ source, pixels, frames }: ImageFile): Piece[][] {
  const { pieces, offsets } = pixels;
  if (frames === 1) return pieces.length > 0 && !pixels.isCutOff ? [[...pieces]] : [];
  if (pieces.length <= frames) return pieces.map((piece) => [piece]);
  const [first] = pieces;
  const begins = offsets.length > 1 ? new Set(offsets) : undefined;
  const isBegin = ([from, to]: Piece) => {
    // Offsets count the heads of fragments, of 8 bytes each.
    if (begins) return begins.has(from - (first?.[0] ?? 0));
    const [high = 0, low = 0] = source.read(from, Math.min(from + 2, to));
    return STARTS.includes(high * 256 + low);
  };
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    if (groups.length === 0 || isBegin(piece)) groups.push([piece]);
    else groups.at(-1)?.push(piece);
  }
  return groups;
}

/**
 * The values of a grey frame as they were stored, without the bits above them, which some devices
 * use for overlays.
 * @returns undefined if there are too few samples
 */
export function valuesOf(samples: Uint8Array, file: ImageFile): Int32Array | undefined {
  const { format, syntax } = file;
  const { rows, columns, bitsAllocated, bitsStored, highBit, isSigned } = format;
  const count = rows * columns;
  const bytes = bitsAllocated / 8;
  if (samples.length < count * bytes) return undefined;
  const view = new DataView(samples.buffer, samples.byteOffset, samples.byteLength);
  // What was decoded is little-endian, whatever the file is.
  const isLittle = syntax.isLittle || syntax.codec !== 'none';
  const [up, down] = [32 - highBit - 1, 32 - bitsStored];
  const values = new Int32Array(count);
  for (let at = 0; at < count; at++) {
    const word = bytes === 2 ? view.getUint16(at * 2, isLittle) : view.getUint8(at);
    values[at] = isSigned ? (word << up) >> down : (word << up) >>> down;
  }
  return values;
}

/** A frame in colour as red, green and blue, one byte each. @returns undefined as `valuesOf` */
export function coloursOf(samples: Uint8Array, file: ImageFile): Uint8Array | undefined {
  const { format, syntax } = file;
  if (format.photometric === 'PALETTE COLOR') return fromPalette(samples, file);
  const count = format.rows * format.columns;
  const isCoded = syntax.codec !== 'none';
  // Decoders give red, green and blue; RLE packs what was there.
  const isBlueYellow = format.photometric.startsWith('YBR') && (!isCoded || syntax.codec === 'rle');
  if (isBlueYellow && format.photometric === 'YBR_FULL_422' && !isCoded)
    return samples.length < count * 2 ? undefined : fromHalved(samples, count);
  if (samples.length < count * CHANNELS) return undefined;
  const isPlanar = format.isPlanar && !isCoded;
  const colours = isPlanar ? interleaved(samples, count) : samples.slice(0, count * CHANNELS);
  if (isBlueYellow) for (let at = 0; at < colours.length; at += CHANNELS) toRgb(colours, at);
  return colours;
}

function interleaved(samples: Uint8Array, count: number): Uint8Array {
  return Uint8Array.from(
    { length: count * CHANNELS },
    (_, at) => samples[(at % CHANNELS) * count + Math.floor(at / CHANNELS)] ?? 0,
  );
}

/** From two brightnesses with one colour: Y Y B R. */
function fromHalved(samples: Uint8Array, count: number): Uint8Array {
  const colours = new Uint8Array(count * CHANNELS);
  for (let pixel = 0; pixel < count; pixel++) {
    const pair = (pixel >> 1) * 4;
    const at = pixel * CHANNELS;
    colours[at] = samples[pair + (pixel & 1)] ?? 0;
    colours[at + 1] = samples[pair + 2] ?? 0;
    colours[at + 2] = samples[pair + 3] ?? 0;
    toRgb(colours, at);
  }
  return colours;
}

const byte = (value: number) => Math.max(0, Math.min(255, Math.round(value)));

/** The inverse of the transform that DICOM gives for YBR_FULL. */
function toRgb(colours: Uint8Array, at: number): void {
  const [y = 0, b = 0, r = 0] = colours.subarray(at, at + CHANNELS);
  colours[at] = byte(y + 1.402 * (r - 128));
  colours[at + 1] = byte(y - 0.344136 * (b - 128) - 0.714136 * (r - 128));
  colours[at + 2] = byte(y + 1.772 * (b - 128));
}

function fromPalette(samples: Uint8Array, file: ImageFile): Uint8Array | undefined {
  const values = valuesOf(samples, file);
  const tables = [
    tableOf(file, TAG.redTable, TAG.redData),
    tableOf(file, TAG.greenTable, TAG.greenData),
    tableOf(file, TAG.blueTable, TAG.blueData),
  ];
  if (!values || tables.some((table) => !table)) return undefined;
  const colours = new Uint8Array(values.length * CHANNELS);
  for (let at = 0; at < colours.length; at++) {
    const table = tables[at % CHANNELS];
    if (table) colours[at] = table(values[Math.floor(at / CHANNELS)] ?? 0);
  }
  return colours;
}

function tableOf({ header, format }: ImageFile, head: number, data: number) {
  const [count, first = 0, bits] = header.numbers(head, 'u16');
  const bytes = header.bytes(data);
  if (count === undefined || !bytes) return undefined;
  const length = count || 0x10000;
  const start = format.isSigned ? (first << SIXTEEN) >> SIXTEEN : first;
  // Tables of 8 bits may be packed into words or not; their bytes tell.
  const isWide = bits === SIXTEEN && bytes.length >= length * 2;
  const words = isWide ? header.numbers(data, 'u16') : bytes;
  if (words.length < length) return undefined;
  const shift = isWide && words.some((word) => word > 255) ? 8 : 0;
  return (value: number) => (words[Math.max(0, Math.min(length - 1, value - start))] ?? 0) >> shift;
}
