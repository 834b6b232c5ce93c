import sharp from 'sharp';
import { Random } from '../random';
import { type Point, round, smooth } from './svg';

const WIDTH = 1_600;
const HEIGHT = 900;
const LINES = 26;
const KNOTS = 14;

/** Ground from one corner to the other, and the lines on it. */
const INKS = [
  { from: '#06302e', to: '#0f6a66', line: '#b5ece6' },
  { from: '#5a2f05', to: '#a3640f', line: '#ffdf9f' },
  { from: '#0b1f4b', to: '#1f4f9e', line: '#b9d2ff' },
  { from: '#3d1020', to: '#8a2f4a', line: '#ffc9d6' },
] as const;

/** Lines of height around a point, as on a map; JPEG, 1600 px wide. What stands above an article that needs no picture. */
export async function contours(seed: string, ink: number): Promise<Buffer> {
  const random = new Random(`contours ${seed}`);
  const { from, to, line } = INKS[ink % INKS.length] ?? INKS[0];
  const summit = { x: random.between(0.3, 0.75) * WIDTH, y: random.between(0.3, 0.7) * HEIGHT };
  const shape = Array.from({ length: KNOTS }, () => random.between(0.75, 1.3));
  const paths = Array.from({ length: LINES }, (_, index) => {
    const dashes = index % 5 === 4 ? ' stroke-width="3" stroke-dasharray="14 12"' : '';
    return `<path d="${ring(summit, shape, 26 + index * 46, index / LINES)}"${dashes}/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>` +
    `<g fill="none" stroke="${line}" stroke-width="2" stroke-linecap="round" stroke-opacity=".55">${paths.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer();
}

/** The farther from the summit, the more of the terrain's own shape. */
function ring(summit: Point, shape: readonly number[], radius: number, share: number): string {
  const knots = shape.map((reach, index) => {
    const angle = (2 * Math.PI * index) / shape.length;
    const distance = radius * (1 + (reach - 1) * share * 1.6);
    return {
      x: round(summit.x + Math.cos(angle) * distance * 1.15),
      y: round(summit.y + Math.sin(angle) * distance * 0.85),
    };
  });
  return smooth(knots);
}
