import type { Random } from '../../random';
import type { Drawing } from '../film';
import type { Side } from '../side';
import { blob, round, ruler, sideMark, star, tree } from '../svg';

export type ThoraxFinding = 'lung' | 'dissection' | 'mediastinum' | 'goitre';

const SKIN =
  'M80 380C76 250 190 150 360 136C420 128 540 128 600 136C770 150 884 250 880 380C880 500 740 580 600 592C540 596 420 596 360 592C220 580 80 500 80 380Z';
const RIGHT_LUNG =
  'M170 380C166 280 250 190 380 184C424 190 420 240 404 280C390 330 400 360 420 400C436 450 400 520 340 536C250 540 176 470 170 380Z';
const LEFT_LUNG =
  'M790 380C794 280 710 190 590 184C560 190 548 214 560 240C600 290 610 330 590 370C560 410 540 450 552 490C570 530 620 540 640 536C730 530 786 470 790 380Z';

/** An axial slice of the chest with contrast: lungs dark, vessels bright. */
export function ctThorax(random: Random, finding: ThoraxFinding, side?: Side): Drawing {
  const scale = random.between(0.96, 1.04);
  const vessels = [
    tree(random, { x: 400, y: 350, angle: 190, length: 62, width: 12, depth: 6, spread: 40 }),
    tree(random, { x: 404, y: 400, angle: 140, length: 56, width: 9, depth: 5, spread: 38 }),
    tree(random, { x: 590, y: 350, angle: -14, length: 60, width: 11, depth: 6, spread: 40 }),
    tree(random, { x: 566, y: 440, angle: 36, length: 54, width: 9, depth: 5, spread: 38 }),
  ].join('');
  const body =
    `<rect width="960" height="720" fill="#020303"/><path d="M70 640C280 680 680 680 890 640" stroke="#3b4244" stroke-width="7" fill="none"/>` +
    `<g transform="translate(480 370) scale(${round(scale * 100) / 100}) translate(-480 -370)"><g>` +
    `<path d="${SKIN}" fill="#33383a" stroke="#858c8d" stroke-width="4"/><path d="${SKIN}" fill="#7b8283" transform="translate(480 372) scale(.93 .9) translate(-480 -372)"/>` +
    `<path d="M380 180C430 160 560 160 600 180C600 280 610 330 590 370C550 440 560 520 480 560C400 520 430 430 410 380C396 330 410 240 380 180Z" fill="#80878a"/>` +
    `<path d="${RIGHT_LUNG}" fill="#0d0f10"/><path d="${LEFT_LUNG}" fill="#0d0f10"/>` +
    `<g fill="none" stroke="#c3caca" stroke-linecap="round" opacity=".7" clip-path="url(#lungs)">${vessels}</g></g><g>` +
    `${mediastinum(random, finding)}${bones(random)}${lesion(random, finding, side)}</g></g>`;
  return {
    width: 960,
    height: 720,
    defs: `<clipPath id="lungs"><path d="${RIGHT_LUNG}${LEFT_LUNG}"/></clipPath>`,
    body,
    marks: ruler(930, 300, 120) + sideMark(40, 352, 'R'),
    look: {
      monochrome: true,
      soft: 2.2,
      warp: 9,
      warpSize: 170,
      mottle: 0.16,
      mottleSize: 30,
      grain: random.between(7, 11),
      contrast: random.between(1, 1.14),
    },
  };
}

function mediastinum(random: Random, finding: ThoraxFinding): string {
  const trachea =
    finding === 'goitre'
      ? '<ellipse cx="512" cy="350" rx="13" ry="26" fill="#050606"/>'
      : '<ellipse cx="484" cy="360" rx="24" ry="21" fill="#050606"/>';
  const descending = `<circle cx="548" cy="462" r="${round(random.between(27, 31))}" fill="#eef2f2"/>`;
  return (
    `<circle cx="458" cy="282" r="38" fill="#eef2f2"/><ellipse cx="406" cy="296" rx="18" ry="22" fill="#c9d0d0"/>${trachea}` +
    `<path d="M500 262C560 268 590 320 586 350C560 346 520 330 490 310Z" fill="#dde3e3"/><ellipse cx="504" cy="424" rx="15" ry="12" fill="#6b7273"/>${descending}`
  );
}

function bones(random: Random): string {
  const list = Array.from({ length: 18 }, (_, index) => {
    const angle = 10 + 20 * index;
    const turn = (angle * Math.PI) / 180;
    const [x, y] = [round(480 + Math.cos(turn) * 362), round(368 + Math.sin(turn) * 196)];
    return `<ellipse cx="${x}" cy="${y}" rx="${round(random.between(20, 34))}" ry="8.5" transform="rotate(${round((Math.atan2(Math.cos(turn) * 196, -Math.sin(turn) * 362) * 180) / Math.PI)} ${x} ${y})"/>`;
  });
  return (
    `<g fill="#dfe5e5">${list.join('')}<path d="M440 168C470 158 500 158 524 168C520 184 444 184 440 168Z"/></g>` +
    '<path d="M440 498C450 482 520 482 528 498C536 524 518 544 484 544C450 544 432 524 440 498Z" fill="#d9dfdf"/><path d="M476 552L482 600L490 552Z" fill="#d9dfdf" stroke="#d9dfdf" stroke-width="8"/><ellipse cx="484" cy="554" rx="11" ry="8" fill="#33383a"/>'
  );
}

function lesion(random: Random, finding: ThoraxFinding, side?: Side): string {
  switch (finding) {
    case 'lung': {
      const chosen = random.chance(0.5);
      const right = side === undefined ? chosen : side === 'right';
      const [x, y] = [
        right ? random.between(230, 330) : random.between(640, 730),
        random.between(270, 440),
      ];
      return `<path d="${star(random, { x, y, radius: random.between(14, 22), rays: 9, reach: 2.4 })}" fill="#8d9495"/><path d="${blob(random, { x, y, rx: random.between(26, 40), ry: random.between(24, 36), wobble: 0.24, points: 11 })}" fill="#a5acad"/>`;
    }
    case 'dissection':
      return '<path d="M424 270C446 290 470 300 496 296" stroke="#5c6364" stroke-width="6" fill="none"/><path d="M526 448C544 462 552 474 556 490" stroke="#555c5d" stroke-width="6" fill="none"/>';
    case 'mediastinum':
      return `<path d="${blob(random, { x: 500, y: 226, rx: random.between(74, 100), ry: random.between(40, 54), wobble: 0.14 })}" fill="#90979a" stroke="#a8afb0" stroke-width="3"/><path d="${blob(random, { x: 520, y: 224, rx: 24, ry: 16 })}" fill="#6a7172"/>`;
    case 'goitre':
      return `<path d="${blob(random, { x: 446, y: 356, rx: 58, ry: 66, wobble: 0.12 })}" fill="#b3babb"/><path d="${blob(random, { x: 436, y: 366, rx: 24, ry: 28 })}" fill="#6f7677"/><circle cx="470" cy="330" r="6" fill="#f4f6f6"/>`;
  }
}
