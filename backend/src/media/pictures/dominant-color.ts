import sharp from 'sharp';

const SIDE = 64;
/** Below and above, a pixel belongs to the ground: the black of a radiograph, the white of a page. */
const DARK = 40;
const LIGHT = 225;
/** How much a pixel of the ground counts, where the ground is most of the picture. */
const GROUND_SHARE = 0.25;

type Color = readonly [number, number, number];

/**
 * `#rrggbb`: the most frequent colour. A frame in the colour of the ground would look empty, so
 * where the ground is most frequent, it is the mean colour of what stands before it.
 */
export async function dominantColor(picture: string | Buffer): Promise<string> {
  const { data, info } = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const { r, g, b } = (await sharp(data, { raw: { width, height, channels } }).stats()).dominant;
  return written(isGround([r, g, b]) ? foreground(data, channels) : [r, g, b]);
}

function foreground(data: Buffer, channels: number): Color {
  const sum: [number, number, number] = [0, 0, 0];
  let shares = 0;
  for (let at = 0; at < data.length; at += channels) {
    const pixel: Color = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const share = isGround(pixel) ? GROUND_SHARE : 1;
    shares += share;
    for (const part of [0, 1, 2] as const) sum[part] += share * pixel[part];
  }
  return [sum[0] / shares, sum[1] / shares, sum[2] / shares];
}

function isGround([r, g, b]: Color): boolean {
  const lightness = 0.299 * r + 0.587 * g + 0.114 * b;
  return lightness < DARK || lightness > LIGHT;
}

const written = (color: Color) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
