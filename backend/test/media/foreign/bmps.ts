/** Colours of test pictures: red on the left, blue on the right, green in the lowest row. */
export const RED = [220, 30, 30] as const;
export const BLUE = [30, 60, 220] as const;
export const GREEN = [20, 180, 40] as const;
const COLOURS = [RED, BLUE, GREEN];
export const SIDES = { width: 21, height: 8 };

export interface BmpKind {
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32;
  readonly header?: 12 | 40 | 52 | 56 | 108 | 124;
  readonly isTopDown?: boolean;
  readonly isRunLength?: boolean;
  /** Of 16 and 32 bits: where red, green, blue and transparency stand. */
  readonly masks?: readonly [number, number, number, number?];
  /** What is noted as transparency. */
  readonly alpha?: number;
  /** How many colours the header names; all if none. */
  readonly colours?: number;
}

/** Which colour a pixel has; with one bit there are but two. */
function colourAt(x: number, y: number, bits: number): number {
  if (y === SIDES.height - 1 && bits > 1) return 2;
  return x < SIDES.width / 2 ? 0 : 1;
}

/** A BMP as some program writes it. */
export function aBmpOf(kind: BmpKind): Buffer {
  const { header = 40, bits, isTopDown = false, isRunLength = false, colours = 0 } = kind;
  const entries = bits > 8 ? 0 : colours || 2 ** bits;
  const apart = kind.masks && header === 40 ? (kind.masks.length === 4 ? 16 : 12) : 0;
  const palette = aPalette(entries, header === 12 ? 3 : 4);
  const from = 14 + header + apart + palette.length;
  const pixels = isRunLength ? runs(bits) : rows(kind, isTopDown);
  const head = Buffer.alloc(14 + header + apart);
  head.write('BM');
  head.writeUInt32LE(from + pixels.length, 2);
  head.writeUInt32LE(from, 10);
  head.writeUInt32LE(header, 14);
  if (header === 12) {
    for (const [at, value] of [SIDES.width, SIDES.height, 1, bits].entries())
      head.writeUInt16LE(value, 18 + at * 2);
    return Buffer.concat([head, palette, pixels]);
  }
  head.writeInt32LE(SIDES.width, 18);
  head.writeInt32LE(isTopDown ? -SIDES.height : SIDES.height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  const encoding = kind.masks ? (apart === 16 ? 6 : 3) : isRunLength ? (bits === 8 ? 1 : 2) : 0;
  head.writeUInt32LE(encoding, 30);
  head.writeUInt32LE(pixels.length, 34);
  head.writeUInt32LE(colours, 46);
  for (const [at, mask = 0] of (kind.masks ?? []).entries())
    if (54 + at * 4 + 4 <= head.length) head.writeUInt32LE(mask >>> 0, 54 + at * 4);
  return Buffer.concat([head, palette, pixels]);
}

function aPalette(entries: number, each: number): Buffer {
  const palette = Buffer.alloc(entries * each, 255);
  for (const [at, [red, green, blue]] of COLOURS.slice(0, entries).entries())
    palette.set([blue, green, red, 0].slice(0, each), at * each);
  return palette;
}

const spread = (value: number, mask: number) => {
  const shift = Math.log2(mask & -mask) % 32;
  const most = mask / 2 ** shift;
  return Math.round((value / 255) * most) * 2 ** shift;
};

function rows(kind: BmpKind, isTopDown: boolean): Buffer {
  const { bits } = kind;
  const stride = Math.floor((SIDES.width * bits + 31) / 32) * 4;
  const all = Buffer.alloc(stride * SIDES.height);
  for (let y = 0; y < SIDES.height; y++) {
    const row = (isTopDown ? y : SIDES.height - 1 - y) * stride;
    for (let x = 0; x < SIDES.width; x++) put(all, row, x, { kind, colour: colourAt(x, y, bits) });
  }
  return all;
}

const DEFAULTS = { 16: [0x7c00, 0x03e0, 0x1f], 32: [0xff0000, 0xff00, 0xff] } as const;

function put(
  all: Buffer,
  row: number,
  x: number,
  { kind: { bits, masks, alpha = 0 }, colour }: { kind: BmpKind; colour: number },
): void {
  const [red, green, blue] = COLOURS[colour] ?? RED;
  if (bits === 24) all.set([blue, green, red], row + x * 3);
  else if (bits === 16 || bits === 32) {
    const [r = 0, g = 0, b = 0, a = 0] = masks ?? DEFAULTS[bits];
    const parts = [spread(red, r), spread(green, g), spread(blue, b), a ? spread(alpha, a) : 0];
    const value = parts.reduce((sum, part) => sum + part, 0);
    if (bits === 16) all.writeUInt16LE(value, row + x * 2);
    else all.writeUInt32LE(value, row + x * 4);
  } else {
    const each = 8 / bits;
    const at = row + Math.floor(x / each);
    all[at] = (all[at] ?? 0) | (colour << (8 - bits - (x % each) * bits));
  }
}

/** Each row once as runs, once as single pixels, in turn; a jump stands for nothing. */
function runs(bits: number): Buffer {
  const out: number[] = [];
  for (let row = 0; row < SIDES.height; row++) {
    const y = SIDES.height - 1 - row;
    const colours = Array.from({ length: SIDES.width }, (_, x) => colourAt(x, y, bits));
    if (row % 2 === 0) {
      for (const colour of new Set(colours))
        out.push(colours.filter((one) => one === colour).length, bits === 8 ? colour : colour * 17);
    } else {
      const bytes =
        bits === 8
          ? colours
          : Array.from(
              { length: Math.ceil(colours.length / 2) },
              (_, at) => (colours[at * 2] ?? 0) * 16 + (colours[at * 2 + 1] ?? 0),
            );
      out.push(0, colours.length, ...bytes, ...(bytes.length % 2 ? [0] : []));
    }
    out.push(0, 0);
  }
  return Buffer.from([...out, 0, 1]);
}

const FIELDS_565 = [0xf800, 0x07e0, 0x001f] as const;
const FIELDS_4444 = [0x0f00, 0x00f0, 0x000f, 0xf000] as const;
const RGBA = [0xff000000, 0x00ff0000, 0x0000ff00, 0x000000ff] as const;
const BGRA = [0x00ff0000, 0x0000ff00, 0x000000ff, 0xff000000] as const;

/** The variants that programs write, by what is particular about them. */
export const BMPS: Readonly<Record<string, BmpKind>> = {
  '1 bit': { bits: 1 },
  '1 bit, top-down': { bits: 1, isTopDown: true },
  '1 bit, OS/2': { bits: 1, header: 12 },
  '4 bits': { bits: 4 },
  '4 bits, few colours': { bits: 4, colours: 3 },
  '4 bits, top-down': { bits: 4, isTopDown: true },
  '4 bits, run lengths': { bits: 4, isRunLength: true },
  '8 bits': { bits: 8 },
  '8 bits, few colours': { bits: 8, colours: 3 },
  '8 bits, top-down': { bits: 8, isTopDown: true },
  '8 bits, run lengths': { bits: 8, isRunLength: true },
  '8 bits, OS/2': { bits: 8, header: 12 },
  '8 bits, version 5': { bits: 8, header: 124 },
  '16 bits': { bits: 16 },
  '16 bits, top-down': { bits: 16, isTopDown: true },
  '16 bits, 5-6-5': { bits: 16, masks: FIELDS_565 },
  '16 bits, 4-4-4-4': { bits: 16, header: 108, masks: FIELDS_4444, alpha: 255 },
  '24 bits': { bits: 24 },
  '24 bits, top-down': { bits: 24, isTopDown: true },
  '24 bits, OS/2': { bits: 24, header: 12 },
  '24 bits, version 4': { bits: 24, header: 108 },
  '32 bits': { bits: 32 },
  '32 bits, top-down': { bits: 32, isTopDown: true },
  '32 bits, fields': { bits: 32, masks: [0xff, 0xff00, 0xff0000] },
  '32 bits, fields with transparency': { bits: 32, masks: RGBA, alpha: 255 },
  '32 bits, version 4, nothing transparent noted': { bits: 32, header: 108, masks: BGRA },
  '32 bits, version 5': { bits: 32, header: 124, masks: BGRA, alpha: 255 },
  '32 bits, ten bits a colour': { bits: 32, masks: [0x3ff00000, 0xffc00, 0x3ff] },
};

/** The colours that stand where, by a picture's coordinates. */
export const expectedAt = (x: number, y: number, bits: number) =>
  COLOURS[colourAt(x, y, bits)] ?? RED;
