import sharp from 'sharp';
import { type Mask, masksSvg } from '../../media/masks.rules';
import type { ScanFacts } from '../series/facts.rules';

type Size = Pick<ScanFacts, 'rows' | 'columns'>;

/** The masks as a picture of which every pixel that is not 0 is covered; null for none. */
export async function coveredPixels(
  masks: readonly Mask[],
  { rows, columns }: Size,
): Promise<Uint8Array | null> {
  if (masks.length === 0) return null;
  const svg = Buffer.from(masksSvg(masks, columns, rows));
  const alpha = await sharp(svg)
    .resize(columns, rows, { fit: 'fill' })
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return new Uint8Array(alpha.buffer, alpha.byteOffset, alpha.length);
}

/** Covers values in place. @param channels 1 for grey values, 3 for colours */
export function cover(
  values: Int16Array | Uint8Array,
  { covered, by, channels }: { covered: Uint8Array; by: number; channels: number },
): void {
  for (let at = 0; at < covered.length; at++)
    if (covered[at] !== 0) values.fill(by, at * channels, (at + 1) * channels);
}
