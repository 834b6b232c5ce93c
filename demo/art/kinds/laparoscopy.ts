import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, linear, porthole, radial, round, tree } from '../svg';

export type ScopeView =
  | 'gallbladder'
  | 'hernia'
  | 'appendix'
  | 'pelvis'
  | 'stomach'
  | 'colon'
  | 'thyroid-bed';

interface Scene {
  floor: string;
  organs: string;
  vessels: string;
}

const PAINTS =
  linear(
    'liver',
    [
      [0, '#5c1a17'],
      [1, '#93382b'],
    ],
    'x1="0" y1="0" x2=".6" y2="1"',
  ) +
  radial(
    'bile',
    [
      [0, '#cdd5ab'],
      [0.55, '#829c70'],
      [1, '#3f5a43'],
    ],
    'cx=".38" cy=".3" r=".8"',
  ) +
  radial(
    'pink',
    [
      [0, '#f3d0be'],
      [0.55, '#d99684'],
      [1, '#8c3f38'],
    ],
    'cx=".4" cy=".3" r=".85"',
  ) +
  radial(
    'pearl',
    [
      [0, '#f7ece4'],
      [0.6, '#dcb9ae'],
      [1, '#a4675f'],
    ],
    'cx=".4" cy=".3" r=".8"',
  ) +
  radial(
    'fat',
    [
      [0, '#f0cf84'],
      [0.7, '#d9a24b'],
      [1, '#a86c2b'],
    ],
    'cx=".4" cy=".3" r=".8"',
  );

/** What the camera shows in the abdomen: a round field, wet tissue, one or two instruments. */
export function laparoscopy(random: Random, view: ScopeView): Drawing {
  const feeders = tree(random, {
    x: random.between(240, 340),
    y: 90,
    angle: 50,
    length: 90,
    width: 6,
    depth: 7,
    spread: 44,
  });
  const scene = scenes[view](random, feeders);
  const tilt = random.between(-18, 18);
  const body =
    `<rect width="960" height="720" fill="${scene.floor}"/>` +
    `<g transform="rotate(${round(tilt)} 480 360) translate(480 360) scale(${round(random.between(100, 116)) / 100}) translate(-480 -360)">${scene.organs}` +
    `<g fill="none" stroke="#8d1518" stroke-linecap="round" opacity=".5">${scene.vessels}</g>${highlights(random)}</g>`;
  return {
    width: 960,
    height: 720,
    defs: PAINTS,
    body,
    marks: `<defs>${instrumentDefs()}</defs>${instruments(random, view)}<rect width="960" height="720" fill="url(#vignette)"/>${porthole(446)}`,
    look: {
      soft: 2.6,
      warp: 26,
      warpSize: 70,
      mottle: 0.34,
      mottleSize: random.between(22, 40),
      grain: random.between(6, 9),
      contrast: random.between(1.02, 1.14),
    },
  };
}

const wet = (path: string, paint: string) => `<path d="${path}" fill="url(#${paint})"/>`;
const cord = (path: string, colour: string, width: number) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${round(width)}" fill="none" stroke-linecap="round"/>`;
const liverEdge = () =>
  wet('M-60 -60H1020V250C800 330 660 226 520 262C346 306 212 440 -60 404Z', 'liver');

const scenes: Record<ScopeView, (random: Random, feeders: string) => Scene> = {
  gallbladder: (random, feeders) => ({
    floor: '#7a2a22',
    organs:
      fatty(random, 560, 40) +
      liverEdge() +
      wet(
        blob(random, {
          x: 500,
          y: 330,
          rx: 190,
          ry: random.between(150, 190),
          wobble: 0.12,
          turn: 40,
        }),
        'bile',
      ) +
      cord('M400 500C430 560 410 640 440 740M490 470C560 540 530 620 600 720', '#d8c9a0', 18),
    vessels: feeders,
  }),
  hernia: (random, feeders) => ({
    floor: '#b0574a',
    organs:
      wet('M0 0H960V330C760 420 640 300 520 330C340 380 200 470 0 420Z', 'pink') +
      `<path d="${blob(random, { x: random.between(430, 540), y: 380, rx: random.between(80, 120), ry: random.between(66, 92), wobble: 0.12 })}" fill="#4a1310"/>` +
      cord('M430 440C380 540 350 640 300 740M520 450C560 560 590 640 640 740', '#e4c3a8', 20) +
      fatty(random, 640, 24),
    vessels: feeders,
  }),
  appendix: (random, feeders) => ({
    floor: '#9a4a3e',
    organs:
      wet(blob(random, { x: 330, y: 300, rx: 250, ry: 200, wobble: 0.12 }), 'pink') +
      fatty(random, 580, 34) +
      cord(
        'M450 400C560 380 600 450 680 430C760 410 780 470 760 520',
        '#c4514a',
        random.between(54, 74),
      ) +
      cord('M470 390C560 366 600 430 680 410', '#e89a8c', 12),
    vessels: feeders,
  }),
  pelvis: (random, feeders) => ({
    floor: '#8f4238',
    organs:
      wet(blob(random, { x: 480, y: 300, rx: 210, ry: 150, wobble: 0.08 }), 'pink') +
      cord('M300 280C210 260 160 320 110 400M660 280C750 260 800 320 850 400', '#cf8474', 26) +
      wet(
        blob(random, {
          x: random.chance(0.5) ? 200 : 750,
          y: 450,
          rx: random.between(90, 140),
          ry: random.between(80, 120),
          wobble: 0.08,
        }),
        'pearl',
      ) +
      spots(random),
    vessels: feeders,
  }),
  stomach: (random, _feeders) => ({
    floor: '#8a3a30',
    organs:
      liverEdge() +
      wet(blob(random, { x: 520, y: 380, rx: 300, ry: 170, wobble: 0.1, turn: -18 }), 'pearl') +
      fatty(random, 590, 36) +
      cord('M300 420C420 470 560 430 760 300', '#b9796c', 7),
    vessels: tree(random, {
      x: 360,
      y: 480,
      angle: -40,
      length: 80,
      width: 6,
      depth: 7,
      spread: 44,
    }),
  }),
  colon: (random, feeders) => ({
    floor: '#96463a',
    organs:
      fatty(random, 300, 46) +
      cord(
        'M60 300C240 230 330 360 480 330C640 300 720 400 900 360',
        '#d9998a',
        random.between(120, 150),
      ) +
      cord('M60 280C240 210 330 340 480 310C640 280 720 380 900 340', '#f0c4b4', 26) +
      fatty(random, 600, 30),
    vessels: feeders,
  }),
  'thyroid-bed': (random, feeders) => ({
    floor: '#a4554a',
    organs:
      wet(blob(random, { x: 480, y: 360, rx: 150, ry: 250, wobble: 0.06 }), 'pearl') +
      wet(blob(random, { x: 300, y: 380, rx: 120, ry: 190, wobble: 0.1 }), 'pink') +
      cord('M640 60C600 240 620 420 590 680', '#f4e6c8', 9) +
      fatty(random, 640, 20),
    vessels: feeders,
  }),
};

function fatty(random: Random, y: number, count: number): string {
  const lobules = Array.from({ length: count }, () => {
    const [x, top] = [random.between(120, 840), y + random.between(-50, 150)];
    return `<path d="${blob(random, { x, y: top, rx: random.between(28, 62), ry: random.between(24, 50), wobble: 0.14, points: 7 })}"/>`;
  });
  return `<g fill="url(#fat)" opacity=".96">${lobules.join('')}</g>`;
}

function spots(random: Random): string {
  const list = Array.from(
    { length: 16 },
    () =>
      `<circle cx="${round(random.between(300, 680))}" cy="${round(random.between(360, 560))}" r="${round(random.between(3, 9))}"/>`,
  );
  return `<g fill="#3a0d10" opacity=".8">${list.join('')}</g>`;
}

function highlights(random: Random): string {
  const list = Array.from({ length: 34 }, () => {
    const [x, y] = [round(random.between(180, 780)), round(random.between(90, 640))];
    return `<ellipse cx="${x}" cy="${y}" rx="${round(random.between(2, 13))}" ry="${round(random.between(1.5, 4))}" transform="rotate(${round(random.between(0, 180))} ${x} ${y})"/>`;
  });
  return `<g fill="#fff" opacity=".62">${list.join('')}</g>`;
}

function instrumentDefs(): string {
  return (
    linear('steel', [
      [0, '#3a4245'],
      [0.3, '#e3eaec'],
      [0.52, '#8f9a9e'],
      [1, '#1f2527'],
    ]) +
    radial(
      'vignette',
      [
        [0, '#fff', 0.1],
        [0.6, '#000', 0],
        [1, '#000', 0.84],
      ],
      'cx=".5" cy=".46" r=".56"',
    )
  );
}

function instruments(random: Random, view: ScopeView): string {
  const right = round(random.between(14, 34));
  const left = round(random.between(146, 168));
  const grasper =
    '<path d="M605 387C542 378 498 387 453 405L471 411C516 405 560 409 605 414Z" fill="#cfd8da"/><path d="M605 436C542 445 507 445 462 436L480 427C525 427 569 418 605 414Z" fill="#98a4a7"/><path d="M600 392l10-2v42l-10-2z" fill="#59666a"/>';
  const hook =
    '<path d="M606 402H520C500 402 492 416 500 432" stroke="#d3dcde" stroke-width="9" fill="none"/><rect x="590" y="392" width="30" height="36" fill="#2b3235"/>';
  const first = `<g transform="translate(${round(random.between(-30, 30))} ${round(random.between(-20, 40))}) rotate(${right} 569 405)"><rect x="598" y="387" width="600" height="48" fill="url(#steel)"/>${random.chance(0.5) ? grasper : hook}</g>`;
  if (view === 'pelvis' || random.chance(0.3)) return first;
  return `${first}<g transform="rotate(${left} 346 472)"><rect x="382" y="449" width="600" height="45" fill="url(#steel)"/><path d="M392 451L280 464V474L392 493Z" fill="#c5cfd2"/></g>`;
}
