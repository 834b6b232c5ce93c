import type { Random } from '../../random';
import type { Drawing } from '../film';
import type { Side } from '../side';
import { blob, blur, radial, round, sideMark, star, tree } from '../svg';

export type BreastFinding = 'mass' | 'calcifications' | 'distortion';

/**
 * An oblique mammogram: pectoral muscle above, fibroglandular tissue fanning towards the nipple.
 * Displayed in the usual way: the chest wall of the right breast is at the right edge.
 */
export function mammogram(random: Random, finding: BreastFinding, side?: Side): Drawing {
  const chosen = random.chance(0.5);
  const right = side === undefined ? chosen : side === 'right';
  const place = right ? 'translate(800 0) scale(-1 1)' : '';
  const x = random.between(230, 400);
  const y = random.between(360, 560);
  const strands = Array.from({ length: 5 }, (_, index) =>
    tree(random, {
      x: 560,
      y: 470,
      angle: 150 + index * 16,
      length: 104,
      width: 12,
      depth: 7,
      spread: 30,
    }),
  ).join('');
  const body =
    `<rect width="800" height="880" fill="#030404"/><g transform="${place}"><path d="M-20 -20H250C420 120 640 300 660 470C660 640 440 820 180 900H-20Z" fill="url(#tissue)" filter="url(#wide)"/>` +
    `<path d="M-20 -20H240C220 160 140 380 -20 560Z" fill="#b9c1c1" opacity=".8"/>` +
    `<g fill="#a8b0b0" opacity=".5" filter="url(#wide)">${Array.from({ length: random.whole(8, 16) }, () => `<path d="${blob(random, { x: random.between(200, 500), y: random.between(300, 620), rx: random.between(34, 90), ry: random.between(26, 60), wobble: 0.3 })}"/>`).join('')}</g>` +
    `<g fill="none" stroke="#d3dada" stroke-linecap="round" opacity=".42">${strands}</g><path d="M652 452C676 456 676 488 650 490Z" fill="#c9d0d0"/>${lesion(random, finding, x, y)}</g>`;
  return {
    width: 800,
    height: 880,
    defs:
      blur('wide', 15) +
      radial(
        'tissue',
        [
          [0, '#8f9899'],
          [0.7, '#5f6768'],
          [1, '#2b3031'],
        ],
        'cx=".35" cy=".5" r=".75"',
      ),
    body,
    marks:
      sideMark(right ? 66 : 720, 56, right ? 'R' : 'L') +
      (finding === 'calcifications' ? `<g transform="${place}">${grit(random, x, y)}</g>` : ''),
    look: {
      monochrome: true,
      soft: 2.4,
      warp: 18,
      warpSize: 90,
      mottle: 0.3,
      mottleSize: 34,
      grain: random.between(6, 9),
      contrast: random.between(1.02, 1.2),
    },
  };
}

function lesion(random: Random, finding: BreastFinding, x: number, y: number): string {
  const radius = random.between(20, 34);
  if (finding === 'mass')
    return `<path d="${star(random, { x, y, radius, rays: 15, reach: 2.6 })}" fill="#dfe5e5" opacity=".5"/><path d="${blob(random, { x, y, rx: radius, ry: radius * 0.9, wobble: 0.2 })}" fill="#f2f5f5" opacity=".9"/>`;
  if (finding === 'distortion') {
    const rays = Array.from({ length: 18 }, (_, index) => {
      const turn = (2 * Math.PI * index) / 18 + random.between(-0.1, 0.1);
      const far = random.between(60, 110);
      return `<path d="M${round(x)} ${round(y)}L${round(x + Math.cos(turn) * far)} ${round(y + Math.sin(turn) * far)}"/>`;
    });
    return `<g stroke="#e6ecec" stroke-width="3.4" opacity=".6">${rays.join('')}</g>`;
  }
  return `<path d="${blob(random, { x, y, rx: 56, ry: 40, wobble: 0.3 })}" fill="#c5cdcd" opacity=".35" filter="url(#wide)"/>`;
}

function grit(random: Random, x: number, y: number): string {
  const list = Array.from(
    { length: 44 },
    () =>
      `<circle cx="${round(x + random.between(-46, 46))}" cy="${round(y + random.between(-30, 30))}" r="${round(random.between(0.8, 2.4))}"/>`,
  );
  return `<g fill="#fbfdfd">${list.join('')}</g>`;
}
