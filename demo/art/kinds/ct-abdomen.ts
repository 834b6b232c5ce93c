import type { Random } from '../../random';
import type { Drawing } from '../film';
import type { Side } from '../side';
import { blob, round, ruler, sideMark, tree } from '../svg';

export type AbdomenFinding =
  | 'liver'
  | 'pancreas'
  | 'kidney'
  | 'lone-kidney'
  | 'aneurysm'
  | 'appendix'
  | 'obstruction'
  | 'spleen'
  | 'adrenal'
  | 'retroperitoneum';

const SKIN =
  'M118 372C118 210 280 108 480 104C680 108 842 210 842 372C842 520 700 628 560 634C520 636 500 618 480 618C460 618 440 636 400 634C260 628 118 520 118 372Z';
const WALL =
  'M146 372C146 226 300 132 480 130C660 132 814 226 814 372C814 502 690 600 566 606C530 606 510 590 480 590C450 590 430 606 394 606C270 600 146 502 146 372Z';
const CAVITY =
  'M172 372C172 246 314 158 480 156C646 158 788 246 788 372C788 482 676 570 562 574C530 574 512 556 480 556C448 556 430 574 398 574C284 570 172 482 172 372Z';
const LIVER =
  'M186 352C192 246 298 172 428 170C470 172 494 196 480 232C462 276 430 286 404 322C380 356 392 420 356 468C326 508 262 500 222 460C196 434 184 396 186 352Z';
const SPLEEN = 'M690 420C730 400 762 404 768 380C776 430 750 500 706 512C668 518 656 440 690 420Z';
const PANCREAS =
  'M404 352C424 322 470 322 496 336C552 350 620 332 676 352C690 368 676 386 650 384C590 380 540 392 500 392C460 398 396 400 404 352Z';
const KIDNEYS = [
  'M336 470C322 500 340 546 372 548C402 548 414 506 396 480C384 462 350 452 336 470Z',
  'M624 470C638 500 620 546 588 548C558 548 546 506 564 480C576 462 610 452 624 470Z',
];
const VERTEBRA =
  '<path d="M430 470C440 452 520 452 530 470C540 500 520 524 480 524C440 524 420 500 430 470Z" fill="#e3e8e8"/>' +
  '<path d="M442 476C452 462 508 462 518 476C524 498 510 512 480 512C450 512 436 498 442 476Z" fill="#a3abab"/>' +
  '<path d="M468 540C470 532 490 532 492 540L498 592C490 606 470 606 462 592ZM440 540L392 556C386 562 392 570 402 568L452 556ZM520 540L568 556C574 562 568 570 558 568L508 556Z" fill="#d8dede"/>' +
  '<ellipse cx="480" cy="532" rx="12" ry="8" fill="#33383a"/>';

/** A patient whose left kidney was removed has one. */
const kidneysOf = (finding: AbdomenFinding) =>
  finding === 'lone-kidney' ? KIDNEYS.slice(0, 1) : KIDNEYS;

/** An axial slice of the upper abdomen in the portal venous phase. */
export function ctAbdomen(random: Random, finding: AbdomenFinding, side?: Side): Drawing {
  const girth = random.between(0.95, 1.08);
  const depth = random.between(0.94, 1.06);
  const fat = random.whole(24, 42);
  const upper = !['appendix', 'obstruction'].includes(finding);
  const organs = upper ? upperOrgans(random) : '';
  const body =
    `<rect width="960" height="720" fill="#020303"/><path d="M90 668C280 706 680 706 870 668" stroke="#3b4244" stroke-width="7" fill="none"/>` +
    `<g transform="translate(480 372) scale(${round(girth * 100) / 100} ${round(depth * 100) / 100}) rotate(${round(random.between(-2, 2))}) translate(-480 -372)">` +
    `<g><path d="${SKIN}" fill="#2b2e2f" stroke="#848a8b" stroke-width="4"/><path d="${WALL}" fill="#6f7576"/>` +
    `<path d="${CAVITY}" fill="rgb(${fat},${fat + 3},${fat + 4})"/>${organs}${bowel(random, finding)}${psoas()}</g>` +
    `<g>${kidneysOf(finding)
      .map((kidney) => `<path d="${kidney}" fill="#b4babb"/>`)
      .join('')}` +
    `<ellipse cx="378" cy="508" rx="15" ry="20" fill="#63696a"/>${finding === 'lone-kidney' ? '' : '<ellipse cx="582" cy="508" rx="15" ry="20" fill="#63696a"/>'}` +
    `${greatVessels(finding)}${VERTEBRA}${ribs(random)}${lesion(random, finding, side)}</g></g>`;
  return {
    width: 960,
    height: 720,
    defs: `<clipPath id="liver"><path d="${LIVER}"/></clipPath>`,
    body,
    marks: ruler(930, 300, 120) + sideMark(44, 352, 'R'),
    look: {
      monochrome: true,
      soft: 2.4,
      warp: 11,
      warpSize: 150,
      mottle: 0.2,
      mottleSize: random.between(24, 40),
      grain: random.between(7, 12),
      contrast: random.between(1, 1.16),
    },
  };
}

function upperOrgans(random: Random): string {
  const vessels =
    tree(random, { x: 330, y: 360, angle: 195, length: 50, width: 8, depth: 5, spread: 40 }) +
    tree(random, { x: 360, y: 300, angle: 215, length: 48, width: 7, depth: 5, spread: 36 });
  const gas = random.between(560, 620);
  return (
    `<path d="${LIVER}" fill="#8f9697"/><path d="${SPLEEN}" fill="#9aa1a2"/>` +
    `<g fill="none" stroke="#bcc3c3" stroke-linecap="round" opacity=".55" clip-path="url(#liver)">${vessels}</g>` +
    `<path d="M500 200C560 168 670 180 718 244C748 292 726 332 690 322C650 310 640 262 590 262C548 262 520 246 500 226Z" fill="#565c5d"/>` +
    `<path d="${blob(random, { x: gas, y: 208, rx: random.between(50, 84), ry: 15, points: 8 })}" fill="#0a0b0b"/>` +
    `<path d="${PANCREAS}" fill="#7f8687"/><ellipse cx="438" cy="372" rx="30" ry="24" fill="#5b6263"/>` +
    `<ellipse cx="380" cy="306" rx="${round(random.between(32, 48))}" ry="28" transform="rotate(-38 380 306)" fill="#2f3536"/>`
  );
}

function bowel(random: Random, finding: AbdomenFinding): string {
  if (finding === 'obstruction') return dilatedLoops(random);
  const low = finding === 'appendix';
  const count = low ? 44 : 15;
  const loops = Array.from({ length: count }, () => {
    const x = low ? random.between(230, 730) : random.between(540, 740);
    const y = low ? random.between(210, 430) : random.between(230, 330);
    const turn = round(random.between(0, 180));
    const filled = random.chance(0.3) ? '#c9cfcf' : '#666d6e';
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(random.between(20, 36))}" ry="${round(random.between(14, 24))}" transform="rotate(${turn} ${round(x)} ${round(y)})" fill="${filled}"/>`;
  });
  return `<g stroke="#8f9697" stroke-width="5" opacity=".85">${loops.join('')}</g>`;
}

function dilatedLoops(random: Random): string {
  const loops = Array.from({ length: 13 }, (_, index) => {
    const x = 270 + (index % 5) * 105 + random.between(-20, 20);
    const y = 235 + Math.floor(index / 5) * 84 + random.between(-12, 12);
    const loop = blob(random, {
      x,
      y,
      rx: random.between(50, 66),
      ry: random.between(34, 44),
      wobble: 0.14,
    });
    const level = `<path d="M${round(x - 44)} ${round(y - 4)}C${round(x - 40)} ${round(y - 34)} ${round(x + 40)} ${round(y - 34)} ${round(x + 44)} ${round(y - 4)}Z" fill="#070808" stroke="none"/>`;
    return `<path d="${loop}" fill="#70777a"/>${random.chance(0.65) ? level : ''}`;
  });
  return `<g stroke="#aab1b2" stroke-width="5">${loops.join('')}</g>`;
}

function psoas(): string {
  return '<ellipse cx="404" cy="520" rx="34" ry="40" fill="#757b7c"/><ellipse cx="556" cy="520" rx="34" ry="40" fill="#757b7c"/><path d="M300 560C340 600 430 606 452 560L440 600C400 626 320 616 300 560ZM660 560C620 600 530 606 508 560L520 600C560 626 640 616 660 560Z" fill="#7a8081"/>';
}

function greatVessels(finding: AbdomenFinding): string {
  const aorta = finding === 'aneurysm' ? '' : '<circle cx="506" cy="432" r="21" fill="#eef2f2"/>';
  return `${aorta}<ellipse cx="440" cy="440" rx="24" ry="19" fill="#bcc3c3"/><circle cx="492" cy="372" r="10" fill="#f2f5f5"/><circle cx="468" cy="372" r="13" fill="#c4cbcb"/>`;
}

function ribs(random: Random): string {
  const shift = random.between(0, 20);
  const list = Array.from({ length: 16 }, (_, index) => {
    const angle = shift + 22.5 * index;
    if (angle > 245 && angle < 295) return '';
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [
      round(480 + Math.cos(turn) * 349),
      round(372 + Math.sin(turn) * (angle % 360 > 180 ? 252 : 250)),
    ];
    return `<ellipse cx="${x}" cy="${y}" rx="${round(random.between(19, 27))}" ry="8" transform="rotate(${round(angle + 90)} ${x} ${y})"/>`;
  });
  return `<g fill="#dfe5e5">${list.join('')}</g>`;
}

type Spot = (x: number, y: number, radius: number, fill: string, more?: string) => string;

/** The lesion in each slice. */
const LESIONS: Record<AbdomenFinding, (random: Random, spot: Spot, side?: Side) => string> = {
  liver: (random, spot) => {
    const count = random.whole(1, 3);
    return Array.from({ length: count }, (_, index) =>
      spot(
        260 + index * 46 + random.between(-20, 20),
        300 + index * 50 + random.between(-30, 30),
        34 - index * 9,
        '#5d6465',
        'stroke="#aeb6b7" stroke-width="4"',
      ),
    ).join('');
  },
  pancreas: (random, spot) =>
    spot(random.between(430, 446), 366, 30, '#565d5e') +
    '<path d="M480 356C540 366 610 352 664 364" stroke="#3d4445" stroke-width="9" fill="none"/><circle cx="428" cy="350" r="13" fill="#30383a"/>',
  // The patient's right is on the left of the image.
  kidney: (_, spot, side) =>
    spot(side === 'right' ? 348 : 618, 488, 38, '#888f90', 'stroke="#c9cfcf" stroke-width="3"') +
    spot(352, 486, 12, '#5a6162'),
  'lone-kidney': (_, spot) => spot(348, 488, 38, '#888f90', 'stroke="#c9cfcf" stroke-width="3"'),
  aneurysm: (_, spot) =>
    spot(504, 416, 66, '#747b7c', 'stroke="#e8eded" stroke-width="3" stroke-dasharray="16 22"') +
    spot(512, 424, 34, '#eef2f2'),
  appendix: (_, spot) =>
    spot(300, 440, 44, '#3e4446', 'opacity=".8"') +
    spot(304, 440, 26, '#a9b0b1') +
    spot(304, 440, 14, '#4d5455') +
    '<circle cx="308" cy="436" r="6" fill="#f6f8f8"/>',
  spleen: (_, spot) =>
    '<path d="M690 424C706 452 700 470 722 498M724 408C716 436 734 452 728 480" stroke="#4b5253" stroke-width="8" fill="none"/>' +
    spot(764, 466, 26, '#c5cbcb', 'opacity=".75"') +
    '<path d="M776 400C792 450 770 512 716 534C756 500 768 452 764 404Z" fill="#7b8283"/>',
  adrenal: (_, spot, side) =>
    spot(side === 'right' ? 352 : 612, 432, 30, '#7d8485', 'stroke="#999fa0" stroke-width="3"'),
  retroperitoneum: (_, spot) =>
    spot(640, 420, 96, '#636a6b', 'stroke="#8d9495" stroke-width="4"') +
    spot(664, 402, 40, '#3f4648') +
    spot(610, 450, 26, '#848b8c'),
  obstruction: (_, spot) =>
    spot(386, 440, 26, '#5f6667', 'stroke="#b9c0c0" stroke-width="6"') +
    '<path d="M360 470C330 500 300 500 280 480" stroke="#888f90" stroke-width="18" fill="none"/>',
};

function lesion(random: Random, finding: AbdomenFinding, side?: Side): string {
  const size = random.between(0.8, 1.25);
  const spot: Spot = (x, y, radius, fill, more = '') =>
    `<path d="${blob(random, { x, y, rx: radius * size, ry: radius * size * random.between(0.8, 1.05), wobble: 0.16 })}" fill="${fill}" ${more}/>`;
  return LESIONS[finding](random, spot, side);
}
