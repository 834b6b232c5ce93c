import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, blur, linear, radial, round } from '../svg';

export type SkinFinding =
  | 'ulcer'
  | 'burn'
  | 'flap-rhomboid'
  | 'flap-propeller'
  | 'melanoma'
  | 'keloid';

const TONES = [
  ['#f0cdb4', '#d9a585'],
  ['#dba67c', '#b97f55'],
  ['#b07a52', '#8a5a38'],
  ['#8a5a40', '#643c29'],
  ['#5f3d2e', '#3f271d'],
];

/** Photographs of skin on a green drape, with a ruler; flaps carry the surgeon's marking lines. */
export function skin(random: Random, finding: SkinFinding): Drawing {
  const tone = random.pick(TONES);
  const at = { x: random.between(430, 530), y: random.between(320, 390) };
  const edge = random.between(70, 130);
  const body =
    `<rect width="960" height="720" fill="url(#drape)"/>${creases(random)}<path d="M-20 ${round(edge)}C260 ${round(edge - 60)} 700 ${round(edge - 50)} 980 ${round(edge + 10)}V${round(650 - edge * 0.2)}C700 ${round(700 - edge * 0.2)} 260 ${round(690 - edge * 0.2)} -20 ${round(640 - edge * 0.2)}Z" fill="url(#skin)"/>` +
    `${pores(random)}${lesion(random, finding, at, tone)}`;
  return {
    width: 960,
    height: 720,
    defs:
      blur('wide', 24) +
      linear('drape', [
        [0, '#2f6d68'],
        [1, '#173f3d'],
      ]) +
      linear('skin', [
        [0, tone[1] as string],
        [0.35, tone[0] as string],
        [0.75, tone[0] as string],
        [1, tone[1] as string],
      ]) +
      radial('raw', [
        [0, '#c4382f'],
        [0.7, '#a32620'],
        [1, '#7c1d1a'],
      ]),
    body,
    marks: markings(random, finding, at) + rulerStrip(),
    look: {
      soft: 2.4,
      warp: 12,
      warpSize: 80,
      mottle: 0.16,
      mottleSize: 30,
      grain: random.between(5, 7),
      contrast: 1.04,
    },
  };
}

function creases(random: Random): string {
  const list = Array.from(
    { length: 12 },
    () =>
      `<path d="M${round(random.between(-40, 900))} ${random.chance(0.5) ? 0 : 660}q${round(random.between(40, 120))} ${round(random.between(20, 60))} ${round(random.between(120, 260))} ${round(random.between(-20, 60))}"/>`,
  );
  return `<g fill="none" stroke="#0d2b2a" stroke-width="12" opacity=".5">${list.join('')}</g>`;
}

function pores(random: Random): string {
  const list = Array.from(
    { length: 160 },
    () =>
      `<circle cx="${round(random.between(0, 960))}" cy="${round(random.between(110, 620))}" r="${round(random.between(0.8, 2))}"/>`,
  );
  return `<g fill="#3a1d12" opacity=".22">${list.join('')}</g>`;
}

function lesion(
  random: Random,
  finding: SkinFinding,
  at: { x: number; y: number },
  tone: string[],
): string {
  const shape = (rx: number, ry: number, wobble: number) =>
    blob(random, { ...at, rx, ry, wobble, points: 12 });
  switch (finding) {
    case 'ulcer':
      return `<path d="${shape(230, 160, 0.1)}" fill="#b0493c" opacity=".42" filter="url(#wide)"/><path d="${shape(160, 104, 0.16)}" fill="${tone[0]}"/><path d="${shape(142, 88, 0.18)}" fill="url(#raw)"/>${granules(random, at)}<path d="${blob(random, { x: at.x - 40, y: at.y + 20, rx: 50, ry: 24, wobble: 0.3 })}" fill="#dcc37e"/>`;
    case 'burn':
      return `<path d="${shape(330, 190, 0.22)}" fill="#c9574a" opacity=".75" filter="url(#wide)"/><path d="${shape(250, 140, 0.3)}" fill="#d98a78" opacity=".8"/><path d="${shape(150, 84, 0.35)}" fill="#f3e6d6"/><path d="${shape(70, 40, 0.4)}" fill="#a3392d" opacity=".8"/>`;
    case 'melanoma':
      return `<path d="${shape(78, 60, 0.28)}" fill="#3a2019"/><path d="${blob(random, { x: at.x + 20, y: at.y - 8, rx: 40, ry: 30, wobble: 0.4 })}" fill="#150c0b"/><path d="${blob(random, { x: at.x - 34, y: at.y + 14, rx: 22, ry: 18, wobble: 0.4 })}" fill="#7c4a3a"/>`;
    case 'keloid':
      return `<path d="${shape(190, 56, 0.3)}" fill="#9c4a48"/><path d="${shape(170, 38, 0.3)}" fill="#c4776f"/><path d="M${round(at.x - 130)} ${round(at.y - 14)}q120 -22 250 -4" stroke="#f3cfc4" stroke-width="9" fill="none" opacity=".6"/>`;
    case 'flap-rhomboid':
      return `<path d="M${round(at.x)} ${round(at.y - 100)}L${round(at.x + 60)} ${round(at.y)}L${round(at.x)} ${round(at.y + 100)}L${round(at.x - 60)} ${round(at.y)}Z" fill="url(#raw)"/>`;
    case 'flap-propeller':
      return `<path d="${blob(random, { x: at.x - 150, y: at.y, rx: 110, ry: 82, wobble: 0.14 })}" fill="url(#raw)"/><path d="M${round(at.x - 180)} ${round(at.y - 4)}q40 -16 74 0" stroke="#f1ece0" stroke-width="15" fill="none"/><ellipse cx="${round(at.x + 150)}" cy="${round(at.y)}" rx="190" ry="74" fill="${tone[0]}" opacity=".35"/>`;
  }
}

function granules(random: Random, at: { x: number; y: number }): string {
  const list = Array.from(
    { length: 70 },
    () =>
      `<circle cx="${round(at.x + random.between(-100, 100))}" cy="${round(at.y + random.between(-56, 56))}" r="${round(random.between(3, 9))}"/>`,
  );
  return `<g fill="#d9574a" opacity=".65">${list.join('')}</g>`;
}

function markings(random: Random, finding: SkinFinding, at: { x: number; y: number }): string {
  const [x, y] = [round(at.x), round(at.y)];
  const pen = (path: string, dash = '') =>
    `<path d="${path}" fill="none" stroke="#4a2a86" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round" opacity=".85"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  if (finding === 'flap-rhomboid')
    return (
      pen(`M${x + 60} ${y}H${x + 176}L${x + 116} ${y + 100}`) +
      pen(`M${x} ${y - 100}L${x + 60} ${y}L${x} ${y + 100}L${x - 60} ${y}Z`)
    );
  if (finding === 'flap-propeller')
    return (
      pen(
        `M${x - 30} ${y}C${x + 20} ${y - 90} ${x + 260} ${y - 90} ${x + 340} ${y}C${x + 260} ${y + 90} ${x + 20} ${y + 90} ${x - 30} ${y}Z`,
        '14 9',
      ) +
      pen(`M${x - 8} ${y}l24 -14m-24 14l24 14m-24 -14h${round(random.between(40, 60))}`) +
      `<circle cx="${x}" cy="${y}" r="11" fill="none" stroke="#b3232a" stroke-width="5"/>`
    );
  if (finding === 'melanoma')
    return pen(
      `M${x - 150} ${y}C${x - 60} ${y - 130} ${x + 60} ${y - 130} ${x + 150} ${y}C${x + 60} ${y + 130} ${x - 60} ${y + 130} ${x - 150} ${y}Z`,
      '12 9',
    );
  return '';
}

function rulerStrip(): string {
  const ticks = Array.from(
    { length: 33 },
    (_, index) => `<path d="M${300 + index * 11} 672v${index % 5 === 0 ? 18 : 10}"/>`,
  );
  return `<rect x="288" y="668" width="376" height="34" rx="3" fill="#eef2f0"/><g stroke="#2a3436" stroke-width="1.6">${ticks.join('')}</g>`;
}
