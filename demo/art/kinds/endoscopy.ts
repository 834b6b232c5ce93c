import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, blur, radial, round, tree } from '../svg';

export type LumenFinding =
  | 'polyp'
  | 'cancer'
  | 'ulcer'
  | 'scar'
  | 'varices'
  | 'barrett'
  | 'larynx'
  | 'eardrum-hole'
  | 'eardrum-pearl'
  | 'bladder';

/**
 * A flexible or rigid scope's view: a lumen running into the dark, folds, wet highlights, octagonal
 * frame.
 */
export function endoscopy(random: Random, finding: LumenFinding): Drawing {
  const centre = { x: random.between(420, 540), y: random.between(300, 400) };
  const body =
    '<rect width="960" height="720" fill="url(#wall)"/>' +
    (isEar(finding)
      ? eardrum(random, finding)
      : finding === 'larynx'
        ? larynx(random)
        : tube(random, finding, centre) + growth(random, finding, centre)) +
    highlights(random);
  return {
    width: 960,
    height: 720,
    defs:
      blur('wide', 22) +
      radial('wall', wallColours(finding), 'cx=".5" cy=".5" r=".62"') +
      radial('deep', [
        [0, '#0a0303'],
        [0.55, '#3c110c'],
        [1, '#8a3a2c', 0],
      ]) +
      radial(
        'flesh',
        [
          [0, '#f2b4a0'],
          [0.6, '#cf6a58'],
          [1, '#8e2f28'],
        ],
        'cx=".38" cy=".32" r=".8"',
      ) +
      radial(
        'drum',
        [
          [0, '#f2e6d4'],
          [0.6, '#d3bda4'],
          [1, '#8d6a56'],
        ],
        'cx=".42" cy=".36" r=".75"',
      ),
    body,
    marks:
      '<path d="M0 0H960V720H0ZM230 30H730L850 150V570L730 690H230L110 570V150Z" fill="#040505" fill-rule="evenodd"/>',
    look: {
      soft: 2.6,
      warp: 22,
      warpSize: 80,
      mottle: 0.24,
      mottleSize: 34,
      grain: random.between(6, 9),
      contrast: 1.06,
    },
  };
}

function wallColours(finding: LumenFinding): [number, string][] {
  if (finding === 'bladder')
    return [
      [0, '#f0c9a8'],
      [0.7, '#d8946e'],
      [1, '#8c4a34'],
    ];
  if (isEar(finding))
    return [
      [0, '#e0a58c'],
      [0.7, '#b9735c'],
      [1, '#5c2c22'],
    ];
  return [
    [0, '#c9604a'],
    [0.5, '#dd8a72'],
    [1, '#a4483a'],
  ];
}

function tube(random: Random, finding: LumenFinding, centre: { x: number; y: number }): string {
  const folds = [330, 255, 190, 135, 92].map((radius, index) => {
    const ring = blob(random, {
      ...centre,
      rx: radius * 1.1,
      ry: radius * 0.86,
      wobble: 0.12,
      points: 11,
    });
    return `<path d="${ring}" fill="#6a1f16" fill-opacity="${round(0.12 + index * 0.05)}" stroke="#f0aa94" stroke-opacity=".5" stroke-width="${13 - index * 2}"/>`;
  });
  const lumen =
    finding === 'bladder'
      ? ''
      : `<ellipse cx="${round(centre.x)}" cy="${round(centre.y)}" rx="120" ry="94" fill="url(#deep)"/>`;
  const vessels = [20, 140, 250].map((angle) =>
    tree(random, {
      x: 480 + Math.cos(angle) * 260,
      y: 360 + Math.sin(angle) * 220,
      angle,
      length: 74,
      width: 4,
      depth: 6,
      spread: 42,
    }),
  );
  return `${finding === 'bladder' ? '' : folds.join('')}${lumen}<g fill="none" stroke="#9c2a22" stroke-linecap="round" opacity=".55">${vessels.join('')}</g>`;
}

function growth(random: Random, finding: LumenFinding, centre: { x: number; y: number }): string {
  const side = random.chance(0.5) ? 1 : -1;
  const at = { x: 480 + side * random.between(130, 190), y: random.between(380, 480) };
  const lump = (rx: number, ry: number, wobble: number, fill = 'url(#flesh)') =>
    `<path d="${blob(random, { ...at, rx, ry, wobble, points: 11 })}" fill="${fill}"/>`;
  switch (finding) {
    case 'polyp':
      return `<path d="M${round(at.x + side * 40)} ${round(at.y + 70)}C${round(at.x + side * 90)} ${round(at.y + 130)} ${round(at.x + side * 150)} ${round(at.y + 140)} ${round(at.x + side * 220)} ${round(at.y + 150)}" stroke="#d98a76" stroke-width="44" fill="none"/>${lump(96, 82, 0.08)}`;
    case 'cancer':
      return `${lump(170, 140, 0.3)}<path d="${blob(random, { ...at, rx: 78, ry: 58, wobble: 0.35 })}" fill="#6b1a16"/><path d="${blob(random, { x: at.x + 24, y: at.y + 14, rx: 34, ry: 22, wobble: 0.4 })}" fill="#e6d6b4"/>`;
    case 'ulcer':
      return `${lump(120, 92, 0.1, '#b6473a')}${lump(88, 64, 0.16, '#ead9ae')}<circle cx="${round(at.x)}" cy="${round(at.y)}" r="13" fill="#5a0f10"/>`;
    case 'scar':
      return scar(random, at);
    case 'varices':
      return [-1, -0.2, 0.6]
        .map(
          (shift) =>
            `<path d="M${round(480 + shift * 320)} ${round(640 - Math.abs(shift) * 80)}C${round(480 + shift * 260)} 560 ${round(centre.x + shift * 190)} 520 ${round(centre.x + shift * 120)} ${round(centre.y + 70)}" stroke="#8f4f6a" stroke-width="60" fill="none" stroke-linecap="round" opacity=".85"/><path d="M${round(474 + shift * 316)} ${round(630 - Math.abs(shift) * 80)}C${round(474 + shift * 256)} 552 ${round(centre.x + shift * 184)} 514 ${round(centre.x + shift * 116)} ${round(centre.y + 74)}" stroke="#d59fb0" stroke-width="16" fill="none" opacity=".45"/>`,
        )
        .join('');
    case 'barrett':
      return `<path d="${blob(random, { ...centre, rx: 230, ry: 180, wobble: 0.34, points: 13 })}" fill="#b8382c" opacity=".6"/><ellipse cx="${round(centre.x)}" cy="${round(centre.y)}" rx="104" ry="80" fill="url(#deep)"/><path d="${blob(random, { ...at, rx: 44, ry: 34, wobble: 0.2 })}" fill="url(#flesh)"/>`;
    case 'bladder': {
      const fronds = Array.from(
        { length: 46 },
        () =>
          `<path d="${blob(random, { x: at.x + random.between(-96, 96), y: at.y + random.between(-80, 80), rx: random.between(14, 30), ry: random.between(12, 26), wobble: 0.14, points: 7 })}"/>`,
      );
      return `<g fill="url(#flesh)" stroke="#9c3a30" stroke-width="2">${fronds.join('')}</g>`;
    }
    default:
      return '';
  }
}

/** Flat and pale, with lines that draw in the folds and a few new vessels; nothing is raised or deep. */
function scar(random: Random, at: { x: number; y: number }): string {
  const lines = Array.from({ length: 11 }, (_, index) => {
    const turn = (index / 11) * 2 * Math.PI + random.between(-0.2, 0.2);
    const [near, far] = [random.between(16, 34), random.between(96, 150)];
    const to = (reach: number) =>
      `${round(at.x + Math.cos(turn) * reach)} ${round(at.y + Math.sin(turn) * reach * 0.72)}`;
    return `<path d="M${to(near)}L${to(far)}"/>`;
  });
  const pale = (rx: number, ry: number, opacity: number) =>
    `<path d="${blob(random, { ...at, rx, ry, wobble: 0.24, points: 13 })}" fill="#f4ddd0" opacity="${opacity}" filter="url(#wide)"/>`;
  const vessels = tree(random, {
    x: at.x - 20,
    y: at.y + 10,
    angle: random.between(0, 360),
    length: 34,
    width: 2,
    depth: 5,
    spread: 46,
  });
  return (
    `${pale(150, 108, 0.5)}${pale(92, 64, 0.75)}<g stroke="#fbeee4" stroke-width="5" opacity=".3" stroke-linecap="round">${lines.join('')}</g>` +
    `<g fill="none" stroke="#b23a2e" opacity=".6" stroke-linecap="round">${vessels}</g>`
  );
}

function larynx(random: Random): string {
  const left = random.chance(0.5);
  return (
    '<path d="M230 120C330 40 640 40 730 120C700 210 600 250 480 250C360 250 260 210 230 120Z" fill="#e3a08c"/><path d="M480 220C400 320 330 480 340 620H620C630 480 560 320 480 220Z" fill="#140606"/>' +
    '<path d="M480 220C390 320 300 480 330 640L410 640C420 500 440 360 480 220Z" fill="#f6ece2"/><path d="M480 220C570 320 660 480 630 640L550 640C540 500 520 360 480 220Z" fill="#f6ece2"/>' +
    '<path d="M440 240C320 330 230 480 250 640H320C310 500 360 350 440 240ZM520 240C640 330 730 480 710 640H640C650 500 600 350 520 240Z" fill="#d07a68"/>' +
    `<path d="${blob(random, { x: left ? 432 : 530, y: random.between(400, 460), rx: random.between(26, 44), ry: random.between(24, 36), wobble: 0.16 })}" fill="url(#flesh)"/>`
  );
}

type Ear = 'eardrum-hole' | 'eardrum-pearl';

function isEar(finding: LumenFinding): finding is Ear {
  return finding === 'eardrum-hole' || finding === 'eardrum-pearl';
}

function eardrum(random: Random, finding: Ear): string {
  const hole =
    finding === 'eardrum-hole'
      ? blob(random, {
          x: 470,
          y: 470,
          rx: random.between(64, 96),
          ry: random.between(48, 70),
          wobble: 0.12,
        })
      : '';
  const pearl = hole
    ? ''
    : `<path d="${blob(random, { x: 560, y: 210, rx: 74, ry: 56, wobble: 0.16 })}" fill="#fbf7ec"/>`;
  const vessels = tree(random, {
    x: 440,
    y: 110,
    angle: 80,
    length: 60,
    width: 4,
    depth: 5,
    spread: 30,
  });
  return (
    '<ellipse cx="480" cy="360" rx="290" ry="270" fill="#7a4434" filter="url(#wide)"/><ellipse cx="480" cy="360" rx="264" ry="250" fill="url(#drum)"/>' +
    `<g fill="none" stroke="#b23a2c" opacity=".7" stroke-linecap="round">${vessels}</g><path d="M420 140C440 240 460 310 474 372" stroke="#f6ead6" stroke-width="19" stroke-linecap="round" fill="none"/>` +
    `<path d="M486 384L560 520L500 540Z" fill="#fff" opacity=".6"/><path d="${hole}" fill="#4a1d16" stroke="#e9c8ac" stroke-width="6"/>${pearl}`
  );
}

function highlights(random: Random): string {
  const list = Array.from({ length: 26 }, () => {
    const [x, y] = [round(random.between(200, 760)), round(random.between(90, 630))];
    return `<ellipse cx="${x}" cy="${y}" rx="${round(random.between(2, 14))}" ry="${round(random.between(1.4, 4))}" transform="rotate(${round(random.between(0, 180))} ${x} ${y})"/>`;
  });
  return `<g fill="#fff" opacity=".6">${list.join('')}</g>`;
}
