import type { Random } from '../../random';
import type { Drawing } from '../film';
import type { Side } from '../side';
import { blob, blur, round, ruler, sideMark, tree } from '../svg';

export type ChestFinding =
  | 'nodule'
  | 'effusion'
  | 'pneumothorax'
  | 'hernia'
  | 'sternotomy'
  | 'free-air';

const TORSO =
  'M40 880C40 520 70 220 200 150C300 110 340 120 400 60C460 120 500 110 600 150C730 220 760 520 760 880Z';
const LUNGS = [
  'M352 170C280 150 190 260 170 420C156 540 150 640 172 700C230 676 300 664 344 690C356 600 350 300 352 170Z',
  'M448 170C520 150 610 260 630 420C644 540 650 640 628 690C590 672 560 668 530 672C540 600 500 540 470 480C448 400 446 300 448 170Z',
];

/** A frontal chest film. */
export function chestXRay(random: Random, finding: ChestFinding, side?: Side): Drawing {
  const wide = random.between(0.95, 1.05);
  const heart = random.between(0.94, 1.12);
  const markings = [
    tree(random, { x: 340, y: 400, angle: 165, length: 62, width: 9, depth: 6, spread: 42 }),
    tree(random, { x: 342, y: 430, angle: 120, length: 66, width: 9, depth: 6, spread: 36 }),
    tree(random, { x: 480, y: 390, angle: 10, length: 58, width: 8, depth: 6, spread: 42 }),
    tree(random, { x: 500, y: 430, angle: 56, length: 62, width: 8, depth: 6, spread: 36 }),
  ].join('');
  const body =
    `<rect width="800" height="880" fill="#050607"/><g transform="translate(400 0) scale(${round(wide * 100) / 100} 1) translate(-400 0)">` +
    `<path d="${TORSO}" fill="#7d8586" filter="url(#body)"/><g fill="#121516">${LUNGS.map((lung) => `<path d="${lung}"/>`).join('')}</g>` +
    `<g fill="none" stroke="#cfd6d6" opacity=".34" stroke-linecap="round">${markings}</g>` +
    `<path d="M372 330C420 320 470 420 ${round(520 * heart)} 520C${round(560 * heart)} 600 560 680 520 720C440 740 360 730 352 690C350 600 352 400 372 330Z" fill="#b4bcbd"/>` +
    `${cage(random)}${lesion(random, finding, side)}` +
    `<path d="M140 740C230 ${round(random.between(682, 700))} 330 690 400 730C480 690 590 690 660 740V880H140Z" fill="#8e9697"/>${below(finding)}</g>`;
  return {
    width: 800,
    height: 880,
    defs: blur('body', 26),
    body,
    marks:
      ruler(772, 380, 120) + sideMark(734, 60, 'L') + (finding === 'sternotomy' ? wires() : ''),
    look: {
      monochrome: true,
      soft: 3,
      warp: 8,
      warpSize: 160,
      mottle: 0.12,
      mottleSize: 70,
      grain: random.between(6, 10),
      contrast: random.between(0.98, 1.14),
    },
  };
}

function cage(random: Random): string {
  const drop = random.between(-6, 8);
  const ribs = Array.from({ length: 10 }, (_, index) => {
    const y = 170 + 52 * index + drop;
    const out = Math.min(210 + 14 * index, 294);
    return `<path d="M388 ${y}C300 ${y - 46} ${400 - out + 10} ${y - 20} ${400 - out} ${y + 80}M412 ${y}C500 ${y - 46} ${400 + out - 10} ${y - 20} ${400 + out} ${y + 80}"/>`;
  });
  const spine = Array.from(
    { length: 17 },
    (_, index) => `<rect x="376" y="${60 + 47 * index}" width="48" height="38" rx="8"/>`,
  );
  return (
    `<g fill="none" stroke="#dfe6e6" stroke-width="11" opacity=".27">${ribs.join('')}</g>` +
    `<g fill="#eef2f2" opacity=".3">${spine.join('')}</g>` +
    `<g fill="none" stroke="#eef2f2" stroke-width="16" opacity=".42"><path d="M390 150C300 128 220 130 150 170M410 150C500 128 580 130 650 170"/></g>` +
    '<g fill="none" stroke="#dfe6e6" stroke-width="9" opacity=".22"><path d="M176 200C230 260 250 330 236 400M624 200C570 260 550 330 564 400"/></g>'
  );
}

function lesion(random: Random, finding: ChestFinding, side?: Side): string {
  const chosen = random.chance(0.5);
  const right = side === undefined ? chosen : side === 'right';
  switch (finding) {
    case 'nodule': {
      const [x, y] = [
        right ? random.between(220, 300) : random.between(520, 580),
        random.between(240, 350),
      ];
      const radius = random.between(22, 42);
      return `<path d="${blob(random, { x, y, rx: radius, ry: radius * 0.92, wobble: 0.1 })}" fill="#c6cecf" opacity=".62"/>`;
    }
    case 'effusion': {
      const level = random.between(500, 580);
      return right
        ? `<path d="M150 ${round(level - 60)}C180 ${round(level + 20)} 280 ${round(level + 40)} 350 ${round(level + 30)}V760H140Z" fill="#a4adae" opacity=".92"/>`
        : `<path d="M650 ${round(level - 60)}C620 ${round(level + 20)} 540 ${round(level + 40)} 480 ${round(level + 30)}V760H660Z" fill="#a4adae" opacity=".92"/>`;
    }
    case 'pneumothorax':
      return '<path d="M452 176C520 150 610 260 630 420C644 540 650 640 628 690C610 682 600 676 590 674C600 560 590 420 540 330C510 280 470 230 452 176Z" fill="#040506" opacity=".9"/><path d="M456 190C480 250 520 300 546 350C586 430 596 560 586 668" fill="none" stroke="#d5dcdc" stroke-width="3" opacity=".8"/>';
    case 'hernia':
      return '<path d="M378 560C360 520 400 480 452 490C512 496 540 560 520 624C480 660 400 650 378 560Z" fill="#7e8687" stroke="#c9d0d0" stroke-width="5"/><path d="M396 566C392 530 430 508 466 516C500 524 514 548 512 570Z" fill="#0d1011"/>';
    case 'sternotomy':
    case 'free-air':
      return '';
  }
}

function below(finding: ChestFinding): string {
  if (finding !== 'free-air') return '';
  return '<path d="M168 742C230 694 320 694 380 730C330 716 230 722 172 768Z" fill="#060708"/><path d="M440 724C500 694 580 700 640 738C580 722 500 718 440 736Z" fill="#060708"/>';
}

function wires(): string {
  const loops = Array.from({ length: 6 }, (_, index) => {
    const y = 250 + index * 62;
    return `<path d="M386 ${y}c6-12 22-12 28 0s-22 16-28 0m12 8l4 10"/>`;
  });
  return `<g fill="none" stroke="#f8fafa" stroke-width="3">${loops.join('')}</g><path d="M180 700C240 560 300 520 340 470" fill="none" stroke="#e8eded" stroke-width="5" opacity=".7"/>`;
}
