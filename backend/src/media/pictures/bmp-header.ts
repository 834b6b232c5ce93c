import { UnusablePicture } from './unusable-picture';

/** How the pixels of a BMP are stored. */
export interface BmpHeader {
  readonly width: number;
  readonly height: number;
  /** The first row stored is the topmost one. */
  readonly isTopDown: boolean;
  readonly bits: number;
  readonly encoding: 'plain' | 'run-length';
  /** Where red, green, blue and alpha stand in a pixel; for 16 and 32 bits. */
  readonly masks: readonly [number, number, number, number];
  /** Colours of a palette as RGB; empty from 16 bits on. */
  readonly palette: readonly (readonly [number, number, number])[];
  /** Where the pixels begin. */
  readonly from: number;
}

const FILE_HEADER = 14;
const [CORE, INFO, WITH_ALPHA, OS2] = [12, 40, 56, 64];
const HEADERS: readonly number[] = [CORE, INFO, 52, WITH_ALPHA, OS2, 108, 124];
const [RGB, RLE8, RLE4, FIELDS, ALPHA_FIELDS] = [0, 1, 2, 3, 6];
const DEFAULT_MASKS = {
  16: [0x7c00, 0x03e0, 0x001f, 0],
  32: [0xff0000, 0x00ff00, 0x0000ff, 0],
} as const;

/** @throws UnusablePicture if it is cut off, or stored in a way that no program of today writes */
export function readBmpHeader(bytes: Buffer): BmpHeader {
  if (bytes.length < FILE_HEADER + CORE) throw new UnusablePicture('damaged');
  const size = bytes.readUInt32LE(FILE_HEADER);
  if (!HEADERS.includes(size) || bytes.length < FILE_HEADER + size)
    throw new UnusablePicture('damaged');
  const isCore = size === CORE;
  const width = isCore ? bytes.readUInt16LE(18) : bytes.readInt32LE(18);
  const height = isCore ? bytes.readUInt16LE(20) : bytes.readInt32LE(22);
  const bits = bytes.readUInt16LE(isCore ? 24 : 28);
  const compression = isCore ? RGB : bytes.readUInt32LE(30);
  const colours = isCore ? 0 : bytes.readUInt32LE(46);
  const from = bytes.readUInt32LE(10);
  if (width < 1 || height === 0) throw new UnusablePicture('damaged');
  return {
    width,
    height: Math.abs(height),
    isTopDown: height < 0,
    bits,
    from,
    encoding: encodingOf(compression, bits),
    masks: masksOf(bytes, { size, compression, bits }),
    palette: paletteOf(bytes, { size, bits, colours, from }),
  };
}

function encodingOf(compression: number, bits: number): BmpHeader['encoding'] {
  if (compression === RGB && [1, 4, 8, 16, 24, 32].includes(bits)) return 'plain';
  if (compression === RLE8 && bits === 8) return 'run-length';
  if (compression === RLE4 && bits === 4) return 'run-length';
  if ([FIELDS, ALPHA_FIELDS].includes(compression) && (bits === 16 || bits === 32)) return 'plain';
  throw new UnusablePicture('unknown-kind');
}

function masksOf(
  bytes: Buffer,
  { size, compression, bits }: { size: number; compression: number; bits: number },
): BmpHeader['masks'] {
  if (bits !== 16 && bits !== 32) return DEFAULT_MASKS[32];
  if (compression !== FIELDS && compression !== ALPHA_FIELDS) return DEFAULT_MASKS[bits];
  const hasAlpha = compression === ALPHA_FIELDS || (size >= WITH_ALPHA && size !== OS2);
  const at = FILE_HEADER + INFO;
  if (bytes.length < at + (hasAlpha ? 16 : 12)) throw new UnusablePicture('damaged');
  const [red, green, blue] = [at, at + 4, at + 8].map((from) => bytes.readUInt32LE(from));
  return [red ?? 0, green ?? 0, blue ?? 0, hasAlpha ? bytes.readUInt32LE(at + 12) : 0];
}

function paletteOf(
  bytes: Buffer,
  { size, bits, colours, from }: { size: number; bits: number; colours: number; from: number },
): BmpHeader['palette'] {
  if (bits > 8) return [];
  const start = FILE_HEADER + size;
  const each = size === CORE ? 3 : 4;
  const most = colours > 0 ? Math.min(colours, 2 ** bits) : 2 ** bits;
  const room = Math.floor((Math.min(from, bytes.length) - start) / each);
  return Array.from({ length: Math.max(0, Math.min(most, room)) }, (_, index) => {
    const [blue = 0, green = 0, red = 0] = bytes.subarray(start + index * each);
    return [red, green, blue] as const;
  });
}
