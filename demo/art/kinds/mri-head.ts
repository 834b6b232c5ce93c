import type { Random } from '../../random';
import type { Drawing } from '../film';
import type { Side } from '../side';
import { blob, blur, round, ruler, sideMark } from '../svg';

export type HeadFinding = 'glioma' | 'meningioma' | 'abscess' | 'hydrocephalus' | 'subdural';

/** An axial slice of the head: contrast MRI, or CT for the subdural. */
export function headSlice(random: Random, finding: HeadFinding, side?: Side): Drawing {
  const ct = finding === 'subdural';
  const tilt = random.between(-3, 3);
  const body =
    `<rect width="960" height="720" fill="#020303"/><g transform="rotate(${round(tilt)} 480 360) translate(480 360) scale(${round(random.between(94, 104)) / 100}) translate(-480 -360)"><g>` +
    `<ellipse cx="480" cy="360" rx="262" ry="322" fill="${ct ? '#3c4244' : '#a8afb0'}"/><ellipse cx="480" cy="360" rx="252" ry="312" fill="${ct ? '#f2f5f5' : '#151819'}"/>` +
    `<ellipse cx="480" cy="360" rx="232" ry="292" fill="${ct ? '#60676a' : '#2a2f31'}"/><path d="${blob(random, { x: 480, y: 360, rx: 225, ry: 285, wobble: 0.012, points: 24 })}" fill="#6a7274"/>` +
    `${whiteMatter(random)}${gyri(random)}${deep(finding)}</g><g>${lesion(random, finding, side)}</g></g>`;
  return {
    width: 960,
    height: 720,
    defs: blur('wide', 14),
    body,
    marks: ruler(930, 300, 120) + sideMark(150, 350, 'R'),
    look: {
      monochrome: true,
      soft: 2.2,
      warp: 13,
      warpSize: 80,
      mottle: 0.2,
      mottleSize: 34,
      grain: random.between(6, 10),
      contrast: random.between(1.02, 1.18),
    },
  };
}

function whiteMatter(random: Random): string {
  const side = (x: number) =>
    `<path d="${blob(random, { x, y: 360, rx: 94, ry: 214, wobble: 0.16, points: 22 })}" fill="#868e90"/>`;
  return side(374) + side(586);
}

/** Sulci: short dark curves all around the rim, like cut folds. */
function gyri(random: Random): string {
  const folds = Array.from({ length: 46 }, (_, index) => {
    const turn = (2 * Math.PI * index) / 46 + random.between(-0.04, 0.04);
    const inner = random.between(0.66, 0.82);
    const point = (reach: number, bend: number) =>
      `${round(480 + Math.cos(turn + bend) * 226 * reach)} ${round(360 + Math.sin(turn + bend) * 287 * reach)}`;
    return `<path d="M${point(0.99, 0)}Q${point((1 + inner) / 2, random.between(-0.08, 0.08))} ${point(inner, random.between(-0.06, 0.06))}" stroke-width="${round(random.between(3, 6))}"/>`;
  });
  return `<g fill="none" stroke="#23282a" stroke-linecap="round" opacity=".85">${folds.join('')}<path d="M480 76V250M480 500V646" stroke-width="5"/></g>`;
}

function deep(finding: HeadFinding): string {
  const wide = finding === 'hydrocephalus' ? 2.1 : 1;
  const horn = (side: 1 | -1) => {
    const x = (offset: number) => round(480 + side * offset * wide);
    return `<path d="M${x(8)} 262C${x(36)} 250 ${x(46)} 282 ${x(30)} 318C${x(20)} 344 ${x(22)} 372 ${x(38)} 402C${x(60)} 436 ${x(58)} 462 ${x(42)} 470C${x(20)} 450 ${x(10)} 420 ${x(10)} 380Z" fill="#121516"/>`;
  };
  const nuclei = [420, 540].map(
    (x) =>
      `<ellipse cx="${x}" cy="356" rx="24" ry="46" fill="#6d7577" transform="rotate(${x < 480 ? 12 : -12} ${x} 356)"/>`,
  );
  return `${nuclei.join('')}${horn(1)}${horn(-1)}<path d="M478 250H482V480H478Z" fill="#2a2f31"/>`;
}

/** The patient's left is on the right of the image. */
function lesion(random: Random, finding: HeadFinding, of?: Side): string {
  const chosen = random.chance(0.5);
  const side = (of === undefined ? chosen : of === 'left') ? 1 : -1;
  const [x, y] = [480 + side * random.between(104, 140), random.between(250, 440)];
  const size = random.between(0.85, 1.2);
  const shape = (rx: number, ry: number, wobble: number) =>
    blob(random, { x, y, rx: rx * size, ry: ry * size, wobble });
  switch (finding) {
    case 'glioma':
      return `<path d="${shape(104, 110, 0.25)}" fill="#4a5153" filter="url(#wide)" opacity=".9"/><path d="${shape(54, 60, 0.2)}" fill="#e8eeee"/><path d="${shape(36, 40, 0.28)}" fill="#2b3032"/>`;
    case 'meningioma': {
      const edge = 480 + side * 178;
      return `<ellipse cx="${edge - side * 30}" cy="${round(y)}" rx="92" ry="96" fill="#4e5557" filter="url(#wide)"/><path d="${blob(random, { x: edge, y, rx: 52 * size, ry: 66 * size, wobble: 0.07 })}" fill="#e4eaea"/>`;
    }
    case 'abscess':
      return `<path d="${shape(112, 116, 0.2)}" fill="#4a5153" filter="url(#wide)"/><path d="${shape(44, 46, 0.06)}" fill="#33393b" stroke="#eef3f3" stroke-width="8"/>`;
    case 'subdural':
      return side === 1
        ? '<path d="M600 110C690 180 722 300 706 420C696 490 670 550 640 590C660 500 668 400 656 310C646 230 626 160 600 110Z" fill="#cfd6d6"/><path d="M482 250C452 300 450 420 480 480" stroke="#2a2f31" stroke-width="6" fill="none"/>'
        : '<path d="M360 110C270 180 238 300 254 420C264 490 290 550 320 590C300 500 292 400 304 310C314 230 334 160 360 110Z" fill="#cfd6d6"/><path d="M478 250C508 300 510 420 480 480" stroke="#2a2f31" stroke-width="6" fill="none"/>';
    case 'hydrocephalus':
      return '<ellipse cx="480" cy="520" rx="40" ry="34" fill="#dfe6e6"/>';
  }
}
