import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, caliper, type Point, round, ruler } from '../svg';

export type EchoFinding =
  | 'thyroid'
  | 'gallstones'
  | 'breast'
  | 'intussusception'
  | 'graft'
  | 'ovary'
  | 'testis'
  | 'pylorus'
  | 'heart';

/** A greyscale ultrasound fan with speckle. */
export function ultrasound(random: Random, finding: EchoFinding): Drawing {
  const at = { x: random.between(410, 540), y: random.between(340, 400) };
  const scene = sceneOf(random, finding, at);
  const body =
    '<rect width="960" height="720" fill="#1d2223"/><g>' +
    '<path d="M60 90Q480 40 900 90V150Q480 110 60 150Z" fill="#929b9b"/><path d="M40 182Q480 130 920 182V226Q480 186 40 226Z" fill="#596162"/>' +
    `<path d="${blob(random, { x: 480, y: 450, rx: 430, ry: 230, wobble: 0.1 })}" fill="#4b5254"/>${layers(random)}${scene.body}</g>`;
  return {
    width: 960,
    height: 720,
    body,
    marks:
      '<path d="M0 0H960V720H0ZM250 60Q480 20 710 60L900 640Q480 760 60 640Z" fill="#030404" fill-rule="evenodd"/>' +
      `${scene.calipers}${ruler(930, 300, 120)}<g>${greyBar()}</g>`,
    look: {
      monochrome: true,
      soft: 4.5,
      warp: 14,
      warpSize: 110,
      mottle: 0.95,
      mottleSize: 9,
      grain: random.between(15, 20),
      contrast: random.between(1.05, 1.2),
    },
  };
}

function layers(random: Random): string {
  const streaks = Array.from({ length: 26 }, () => {
    const y = random.between(160, 640);
    const x = random.between(100, 700);
    const length = random.between(60, 240);
    return `<path d="M${round(x)} ${round(y)}q${round(length / 2)} ${round(random.between(-16, 6))} ${round(length)} 0" stroke-width="${round(random.between(2, 8))}"/>`;
  });
  return `<g fill="none" stroke="#a6afaf" opacity=".5">${streaks.join('')}</g>`;
}

function greyBar(): string {
  return Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="30" y="${240 + index * 16}" width="14" height="16" fill="rgb(${240 - index * 20},${240 - index * 20},${240 - index * 20})"/>`,
  ).join('');
}

interface Probe {
  random: Random;
  at: Point;
  /** The size of the finding, about 1. */
  size: number;
  shape: (rx: number, ry: number, fill: string, more?: string, wobble?: number) => string;
  across: (reach: number, height: number) => string;
}

const scenes: Record<EchoFinding, (probe: Probe) => Scene> = {
  thyroid: ({ random, size }) => ({
    body:
      '<ellipse cx="330" cy="380" rx="190" ry="120" fill="#767f80"/><ellipse cx="690" cy="386" rx="170" ry="112" fill="#727b7c"/><ellipse cx="860" cy="400" rx="44" ry="46" fill="#060808"/><path d="M450 470H560L600 720H410Z" fill="#0b0d0e"/><path d="M446 330Q505 300 566 330Q560 420 506 432Q450 420 446 330Z" fill="#b9c1c1"/>' +
      `<path d="${blob(random, { x: 310, y: 384, rx: 78 * size, ry: 64 * size, wobble: 0.12 })}" fill="#2a3032"/>${dots(random, 310, 384, 46)}`,
    calipers: caliper({ x: 310 - 80 * size, y: 384 }, { x: 310 + 80 * size, y: 388 }),
  }),
  gallstones: ({ random, at, shape }) => ({
    body:
      shape(190, 104, '#070909', 'stroke="#b9c1c1" stroke-width="10"') +
      [-70, 0, 64]
        .map(
          (shift) =>
            `<ellipse cx="${round(at.x + shift)}" cy="${round(at.y + 70)}" rx="${round(random.between(22, 32))}" ry="15" fill="#f3f6f6"/><path d="M${round(at.x + shift - 24)} ${round(at.y + 84)}L${round(at.x + shift - 44)} 720H${round(at.x + shift + 44)}L${round(at.x + shift + 24)} ${round(at.y + 84)}Z" fill="#060808" opacity=".9"/>`,
        )
        .join(''),
    calipers: caliper({ x: at.x - 98, y: at.y + 70 }, { x: at.x - 42, y: at.y + 70 }),
  }),
  breast: ({ at, size, shape, across }) => ({
    body:
      shape(96 * size, 74 * size, '#171b1c', 'stroke="#9aa3a3" stroke-width="6"', 0.26) +
      `<path d="M${round(at.x - 60)} ${round(at.y + 70)}L${round(at.x - 90)} 720H${round(at.x + 90)}L${round(at.x + 60)} ${round(at.y + 70)}Z" fill="#121617" opacity=".85"/>`,
    calipers: across(98 * size, 76 * size),
  }),
  intussusception: ({ at, shape, across }) => ({
    body: `${[150, 122, 96, 70, 44]
      .map((radius, index) =>
        shape(radius, radius * 0.84, index % 2 ? '#aab3b3' : '#33393b', '', 0.05),
      )
      .join(
        '',
      )}<ellipse cx="${round(at.x + 22)}" cy="${round(at.y)}" rx="24" ry="16" fill="#d5dcdc"/>`,
    calipers: across(150, 126),
  }),
  graft: ({ at, shape }) => ({
    body:
      shape(250, 140, '#7b8485', '', 0.06) +
      shape(150, 66, '#0a0c0d', '', 0.3) +
      [-120, -50, 40, 116]
        .map(
          (shift) =>
            `<ellipse cx="${round(at.x + shift)}" cy="${round(at.y + (shift % 3) * 8)}" rx="36" ry="44" fill="#0b0d0e"/>`,
        )
        .join(''),
    calipers: caliper({ x: at.x - 250, y: at.y + 20 }, { x: at.x + 250, y: at.y }),
  }),
  ovary: ({ random, at, size, shape, across }) => ({
    body:
      shape(176 * size, 128 * size, '#0c0e0f', 'stroke="#a4adad" stroke-width="9"') +
      `<path d="M${round(at.x - 160)} ${round(at.y + 10)}Q${round(at.x)} ${round(at.y - 50)} ${round(at.x + 160)} ${round(at.y + 20)}" stroke="#9aa3a3" stroke-width="7" fill="none"/><path d="${blob(random, { x: at.x + 80, y: at.y + 64, rx: 44, ry: 34, wobble: 0.3 })}" fill="#8f9899"/>`,
    calipers: across(176 * size, 128 * size),
  }),
  testis: ({ random, at, size, shape }) => ({
    body:
      shape(210, 126, '#848d8e', 'stroke="#c3cbcb" stroke-width="6"', 0.04) +
      `<path d="${blob(random, { x: at.x + 60, y: at.y - 6, rx: 74 * size, ry: 60 * size, wobble: 0.16 })}" fill="#3a4143"/>`,
    calipers: caliper(
      { x: at.x + 60 - 76 * size, y: at.y - 6 },
      { x: at.x + 60 + 76 * size, y: at.y },
    ),
  }),
  heart: ({ random, at }) => {
    const chamber = (x: number, y: number, rx: number, ry: number) =>
      `<path d="${blob(random, { x: at.x + x, y: at.y + y, rx, ry, wobble: 0.1 })}" fill="#070909"/>`;
    return {
      body:
        `<path d="${blob(random, { ...at, rx: 230, ry: 200, wobble: 0.05 })}" fill="#080a0b" stroke="#a9b2b2" stroke-width="6"/><path d="${blob(random, { ...at, rx: 196, ry: 172, wobble: 0.05 })}" fill="#7d8687"/>` +
        `${chamber(-76, -60, 58, 86)}${chamber(70, -64, 66, 92)}${chamber(-80, 86, 56, 48)}${chamber(78, 90, 62, 54)}<path d="M${round(at.x + 10)} ${round(at.y + 34)}L${round(at.x + 66)} ${round(at.y + 10)}M${round(at.x + 136)} ${round(at.y + 34)}L${round(at.x + 80)} ${round(at.y + 8)}" stroke="#d9e0e0" stroke-width="7"/>`,
      calipers: caliper({ x: at.x - 226, y: at.y }, { x: at.x - 194, y: at.y }),
    };
  },
  pylorus: ({ at, shape }) => ({
    body:
      shape(190, 76, '#3b4244', 'stroke="#a9b2b2" stroke-width="5"', 0.05) +
      shape(176, 26, '#c3cbcb', '', 0.06) +
      shape(170, 9, '#0c0f10', '', 0.1),
    calipers:
      caliper({ x: at.x, y: at.y - 74 }, { x: at.x, y: at.y - 26 }) +
      caliper({ x: at.x - 186, y: at.y + 4 }, { x: at.x + 186, y: at.y }),
  }),
};

interface Scene {
  body: string;
  calipers: string;
}

function sceneOf(random: Random, finding: EchoFinding, at: Point): Scene {
  const shape = (rx: number, ry: number, fill: string, more = '', wobble = 0.08) =>
    `<path d="${blob(random, { ...at, rx, ry, wobble })}" fill="${fill}" ${more}/>`;
  const across = (reach: number, height: number) =>
    caliper({ x: at.x - reach, y: at.y }, { x: at.x + reach, y: at.y + 6 }) +
    caliper({ x: at.x, y: at.y - height }, { x: at.x + 4, y: at.y + height });
  const size = random.between(0.85, 1.2);

  return scenes[finding]({ random, at, size, shape, across });
}

function dots(random: Random, x: number, y: number, reach: number): string {
  return Array.from(
    { length: 14 },
    () =>
      `<circle cx="${round(x + random.between(-reach, reach))}" cy="${round(y + random.between(-reach, reach) * 0.8)}" r="${round(random.between(2.5, 5))}" fill="#f1f5f5"/>`,
  ).join('');
}
