import sharp from 'sharp';
import { Random } from '../random';
import { canvas, chess, coffee, vinyl } from './scenes/indoors';
import { garden, skyline } from './scenes/outdoors';
import { HEIGHT, type Sheet, WIDTH } from './scenes/sheet';

/** Scenes of surgeons' free time that are drawn; landscapes are rendered (demo/landscape). */
export const DRAWN_SCENES = ['skyline', 'garden', 'canvas', 'vinyl', 'coffee', 'chess'] as const;
export type DrawnScene = (typeof DRAWN_SCENES)[number];

const QUALITY = 84;

const scenes: Readonly<Record<DrawnScene, (random: Random) => Sheet>> = {
  skyline,
  garden,
  canvas,
  vinyl,
  coffee,
  chess,
};

/**
 * A drawn image of this scene, 1200 px wide, JPEG; the seed determines light, place and colours.
 */
export async function scene(kind: DrawnScene, seed: string): Promise<Buffer> {
  const { defs, body } = scenes[kind](new Random(`scene ${kind} ${seed}`));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${body}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .toBuffer();
}
