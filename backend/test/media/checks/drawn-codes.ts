import { readFileSync } from 'node:fs';
import { toBuffer } from 'qrcode';
import sharp from 'sharp';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { background, type Dice, SCENES } from './drawn-pictures';

const wasmBinary = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasmBinary).buffer } });

const WORDS = {
  QRCode: 'MRN 4711234 THRELFALL',
  Code128: 'MRN4711234',
  DataMatrix: 'PAT 0471123456',
  EAN13: '4006381333931',
  PDF417: 'THRELFALL PHILIPPA 4711234',
  Code39: 'MRN471123',
  Aztec: 'NHS 943 476 5919',
};
export type CodeFormat = keyof typeof WORDS;
export const CODE_FORMATS = Object.keys(WORDS) as CodeFormat[];
const FLAT: readonly CodeFormat[] = ['Code128', 'EAN13', 'Code39'];

export interface CodeStyle {
  readonly format: CodeFormat;
  /** The width of the narrowest bar, in pixels. */
  readonly module: number;
  readonly angle?: number;
  readonly isLight?: boolean;
}

/** A label with a code on it. */
export async function drawnCode(style: CodeStyle): Promise<Buffer> {
  const { module, angle = 0, isLight = false } = style;
  const label = await sharp(await symbolOf(style))
    .extend({
      top: 4 * module,
      bottom: 4 * module,
      left: 10 * module,
      right: 10 * module,
      background: '#fff',
    })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const inked = isLight ? await sharp(label).negate({ alpha: false }).png().toBuffer() : label;
  return sharp(inked)
    .ensureAlpha()
    .rotate(angle, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
}

async function symbolOf({ format, module }: CodeStyle): Promise<Buffer> {
  // Of another maker than the reader.
  if (format === 'QRCode') return toBuffer(WORDS[format], { margin: 0, scale: module });
  const { symbol } = await writeBarcode(WORDS[format], { format, withQuietZones: false });
  const { data, ...size } = symbol;
  const width = size.width * module;
  return sharp(Buffer.from(data), { raw: { ...size, channels: 1 } })
    .resize({
      width,
      height: FLAT.includes(format) ? Math.round(width * 0.3) : size.height * module,
      fit: 'fill',
      kernel: 'nearest',
    })
    .png()
    .toBuffer();
}

export interface CodePicture {
  readonly picture: Buffer;
  readonly middle: { readonly x: number; readonly y: number };
}

/** A code somewhere in a picture of some scene. */
export async function codePicture(style: CodeStyle, dice: Dice): Promise<CodePicture> {
  const size = { width: 1_100, height: 1_000 };
  const scene = SCENES[Math.floor(dice() * SCENES.length)] ?? 'photo';
  const code = await drawnCode(style);
  const { width, height } = await sharp(code).metadata();
  const left = Math.floor(dice() * (size.width - width));
  const top = Math.floor(dice() * (size.height - height));
  const picture = await sharp(await background(scene, size, dice), {
    raw: { ...size, channels: 1 },
  })
    .toColourspace('srgb')
    .composite([{ input: code, left, top }])
    .jpeg({ quality: 85 })
    .toBuffer();
  return { picture, middle: { x: left + width / 2, y: top + height / 2 } };
}
