import sharp from 'sharp';
import { deflate, inflate } from '../deflate';
import type { ScanFacts } from '../series/facts.rules';
import { decodeGrey, encodeGrey } from '../series/grey.rules';
import type { FramePixels } from '../series/less-face.rules';

export type { FramePixels };

type Coded = Pick<ScanFacts, 'rows' | 'columns' | 'photometric'>;

const CHANNELS = 3;
/** Lossless WebP: the least effort takes a tenth of the time for a few percent more bytes. */
const COLOUR = { lossless: true, effort: 1 } as const;

export const channelsOf = ({ photometric }: Coded): 1 | 3 =>
  photometric === 'colour' ? CHANNELS : 1;

/** @returns undefined unless the bytes hold exactly one frame of this size */
export async function decodedFrame(
  coded: Uint8Array,
  facts: Coded,
): Promise<FramePixels | undefined> {
  const { rows, columns } = facts;
  if (channelsOf(facts) === 1) return decodeGrey(coded, columns, rows, inflate);
  return decodedColours(coded, facts).catch(() => undefined);
}

async function decodedColours(coded: Uint8Array, { rows, columns }: Coded) {
  const picture = sharp(coded, { limitInputPixels: rows * columns });
  const { format, width, height, pages = 1 } = await picture.metadata();
  if (format !== 'webp' || width !== columns || height !== rows || pages !== 1) return undefined;
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.channels === CHANNELS ? new Uint8Array(data) : undefined;
}

export async function codedFrame(pixels: FramePixels, { rows, columns }: Coded) {
  if (pixels instanceof Int16Array) return encodeGrey(pixels, columns, rows, deflate);
  const raw = { width: columns, height: rows, channels: CHANNELS } as const;
  return sharp(pixels, { raw }).webp(COLOUR).toBuffer();
}
