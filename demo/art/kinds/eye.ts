import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, blur, porthole, radial, round, tree } from '../svg';

export type EyeFinding =
  | 'detachment'
  | 'retinopathy'
  | 'melanoma'
  | 'cataract'
  | 'pterygium'
  | 'keratitis';

export function eye(random: Random, finding: EyeFinding): Drawing {
  return finding === 'cataract' || finding === 'pterygium' || finding === 'keratitis'
    ? slitLamp(random, finding)
    : fundus(random, finding);
}

function fundus(random: Random, finding: EyeFinding): Drawing {
  const nasal = random.chance(0.5) ? 1 : -1;
  const disc = { x: 480 + nasal * 110, y: random.between(340, 376) };
  const hue = random.pick([
    ['#ee9140', '#c85c20', '#6a220c'],
    ['#e67f3a', '#b84e1e', '#5c1c0b'],
    ['#f0a055', '#cf6b2c', '#74290f'],
  ]);
  const vessels = (colour: string, width: number, shift: number) =>
    `<g fill="none" stroke="${colour}" stroke-linecap="round">${[-62, 62, -118, 118].map((angle) => tree(random, { ...disc, angle: (nasal > 0 ? 180 - angle : angle) + shift, length: 92, width, depth: 7, spread: 36 })).join('')}</g>`;
  const body =
    `<rect width="960" height="720" fill="url(#retina)"/>` +
    `<circle cx="${480 - nasal * 90}" cy="366" r="58" fill="#7a2a0d" opacity=".7" filter="url(#wide)"/><g opacity=".86">${vessels('#84170d', 9, 0)}${vessels('#b5361c', 5, 9)}</g>` +
    `<circle cx="${disc.x}" cy="${round(disc.y)}" r="44" fill="#ffd98a"/><circle cx="${disc.x}" cy="${round(disc.y)}" r="19" fill="#fff3d4"/>${retinaFinding(random, finding, nasal)}` +
    '<circle cx="480" cy="360" r="330" fill="none" stroke="#200a04" stroke-width="34" opacity=".55" filter="url(#wide)"/>';
  return {
    width: 960,
    height: 720,
    defs: `${blur('wide', 13)}${radial(
      'retina',
      [
        [0, hue[0] as string],
        [0.55, hue[1] as string],
        [1, hue[2] as string],
      ],
      'cx=".52" cy=".48" r=".46"',
    )}`,
    body,
    marks: porthole(328),
    look: {
      soft: 2,
      warp: 10,
      warpSize: 90,
      mottle: 0.16,
      mottleSize: 40,
      grain: 5,
      contrast: 1.04,
    },
  };
}

function retinaFinding(random: Random, finding: EyeFinding, nasal: number): string {
  if (finding === 'detachment') {
    const folds = Array.from(
      { length: 7 },
      (_, index) =>
        `<path d="M${260 + index * 30} 60C${300 + index * 34} ${round(130 + random.between(-20, 20))} ${280 + index * 40} 200 ${330 + index * 44} ${round(250 + random.between(-14, 14))}"/>`,
    );
    return `<path d="M150 40H800C800 170 720 262 560 268C400 290 240 300 150 200Z" fill="#d9b79a" opacity=".62" filter="url(#wide)"/><g fill="none" stroke="#f4dfc8" stroke-width="7" opacity=".5">${folds.join('')}</g><path d="M${round(random.between(420, 560))} 120c30 -14 52 6 44 34c-24 -6 -36 -18 -44 -34z" fill="#a02a14"/>`;
  }
  if (finding === 'melanoma') {
    const outline = blob(random, {
      x: 480 - nasal * random.between(150, 190),
      y: random.between(240, 470),
      rx: random.between(70, 96),
      ry: random.between(60, 84),
      wobble: 0.14,
    });
    return `<path d="${outline}" fill="#3a1c12" opacity=".85" filter="url(#wide)"/><path d="${outline}" fill="#2a130c" opacity=".4"/>`;
  }
  const bleeds = Array.from(
    { length: 34 },
    () =>
      `<path d="${blob(random, { x: random.between(220, 740), y: random.between(110, 610), rx: random.between(4, 15), ry: random.between(3, 9), wobble: 0.3, points: 6 })}"/>`,
  );
  const exudates = Array.from(
    { length: 40 },
    () =>
      `<circle cx="${round(480 - nasal * 90 + random.between(-90, 90))}" cy="${round(366 + random.between(-80, 80))}" r="${round(random.between(2, 6))}"/>`,
  );
  return `<g fill="#7c120b" opacity=".85">${bleeds.join('')}</g><g fill="#ffe59a" opacity=".85">${exudates.join('')}</g>`;
}

function slitLamp(random: Random, finding: EyeFinding): Drawing {
  const iris = random.pick([
    ['#7a4a22', '#3d220f'],
    ['#5b3417', '#27150a'],
    ['#4d7d8a', '#1f3d4a'],
    ['#6a7a4a', '#2d3a1f'],
  ]);
  const fibres = Array.from({ length: 90 }, (_, index) => {
    const turn = (2 * Math.PI * index) / 90;
    const inner = random.between(84, 104);
    return `<path d="M${round(480 + Math.cos(turn) * inner)} ${round(360 + Math.sin(turn) * inner)}L${round(480 + Math.cos(turn + 0.04) * 172)} ${round(360 + Math.sin(turn + 0.04) * 172)}"/>`;
  });
  const lens = finding === 'cataract' ? 'url(#milk)' : '#0a0706';
  const injected =
    tree(random, { x: 90, y: 330, angle: 6, length: 80, width: 5, depth: 6, spread: 34 }) +
    tree(random, { x: 880, y: 420, angle: 184, length: 80, width: 5, depth: 6, spread: 34 });
  const body =
    `<rect width="960" height="720" fill="#8f5a48"/><path d="M-20 380C160 90 800 90 980 380C800 650 160 650 -20 380Z" fill="url(#sclera)"/>` +
    `<g fill="none" stroke="#c24a3c" stroke-linecap="round" opacity=".6">${injected}</g>` +
    `<circle cx="480" cy="360" r="186" fill="#2a1d18"/><circle cx="480" cy="360" r="176" fill="url(#iris)"/><g stroke="#e8c9a0" stroke-opacity=".32" stroke-width="2.4">${fibres.join('')}</g>` +
    `<circle cx="480" cy="360" r="${round(random.between(78, 100))}" fill="${lens}"/>${surface(random, finding)}` +
    '<path d="M-20 380C160 60 800 60 980 380L980 -20H-20Z" fill="#9c6350"/><path d="M-20 390C160 680 800 680 980 390V740H-20Z" fill="#a56c58"/>' +
    `<path d="M560 250L596 242L612 330L578 338Z" fill="#fff" opacity=".85"/><rect x="${round(random.between(400, 450))}" y="150" width="26" height="420" rx="13" fill="#fff" opacity=".2"/>`;
  return {
    width: 960,
    height: 720,
    defs:
      radial('sclera', [
        [0, '#fff'],
        [0.7, '#f1e2da'],
        [1, '#c79f92'],
      ]) +
      radial('iris', [
        [0.4, iris[0] as string],
        [1, iris[1] as string],
      ]) +
      radial('milk', [
        [0, '#f4eddc'],
        [0.6, '#cdbfa0'],
        [1, '#6e6250'],
      ]),
    body,
    look: {
      soft: 2,
      warp: 5,
      warpSize: 90,
      mottle: 0.13,
      mottleSize: 40,
      grain: 5,
      contrast: 1.05,
    },
  };
}

function surface(random: Random, finding: EyeFinding): string {
  if (finding === 'pterygium') {
    const strands = Array.from(
      { length: 14 },
      (_, index) =>
        `<path d="M120 ${300 + index * 11}C260 ${310 + index * 8} 340 ${336 + index * 4} ${round(random.between(386, 420))} ${352 + index * 1.4}"/>`,
    );
    return `<path d="M90 280C240 280 360 320 424 356C370 400 240 450 90 450Z" fill="#e2a294" opacity=".78"/><g fill="none" stroke="#b43a30" stroke-width="2.6" opacity=".75">${strands.join('')}</g>`;
  }
  if (finding === 'keratitis')
    return `<path d="${blob(random, { x: random.between(430, 530), y: random.between(380, 430), rx: 58, ry: 48, wobble: 0.2 })}" fill="#ece6d6" opacity=".82"/>`;
  return '';
}
