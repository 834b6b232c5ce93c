import sharp from 'sharp';
import { Random } from '../random';

const WIDTH = 1_200;
const HEIGHT = 525;
const RINGS = 15;
const POINTS = 48;
/** Background and line colours, by mood. */
const MOODS = [
  ['#0b4f4a', '#8fd3cc'],
  ['#8a5208', '#f1cd8f'],
  ['#173a6e', '#9fc1f0'],
  ['#5f2032', '#e9a9b7'],
  ['#2c3a2f', '#b4d3ab'],
] as const;

/** Contour lines around a summit, as a JPEG: the same name always gives the same image. */
export async function bannerPicture(name: string): Promise<Buffer> {
  const random = new Random(`banner ${name}`);
  const [ground, line] = random.pick(MOODS);
  const centre = { x: random.between(0.35, 0.75) * WIDTH, y: random.between(0.35, 0.7) * HEIGHT };
  const waves = Array.from({ length: 4 }, (_, index) => ({
    size: random.between(0.03, 0.16) / (index + 1),
    phase: random.between(0, 6.28),
  }));
  const rings = Array.from({ length: RINGS }, (_, ring) => {
    const reach = 26 + ring * 46;
    const points = Array.from({ length: POINTS }, (_, index) => {
      const angle = (2 * Math.PI * index) / POINTS;
      const bend = waves.reduce(
        (sum, { size, phase }, wave) =>
          sum + size * Math.sin((wave + 2) * angle + phase + ring / 9),
        1,
      );
      return `${(centre.x + 1.35 * reach * bend * Math.cos(angle)).toFixed(1)},${(centre.y + reach * bend * Math.sin(angle)).toFixed(1)}`;
    });
    const dash = ring % 5 === 3 ? 'stroke-dasharray="14 9"' : '';
    return `<polygon points="${points.join(' ')}" fill="none" stroke="${line}" stroke-opacity="${0.75 - ring * 0.04}" stroke-width="2.2" ${dash}/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${ground}"/>${rings.join('')}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}
