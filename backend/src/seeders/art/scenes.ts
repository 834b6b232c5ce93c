import sharp from 'sharp';
import { Random } from '../random';
import { blob, linear, radial, round, smooth } from './svg';

/** What surgeons look at when they are off duty. */
export const SCENES = [
  'peaks',
  'bay',
  'stars',
  'forest',
  'dunes',
  'skyline',
  'garden',
  'lake',
  'canvas',
  'vinyl',
  'coffee',
  'chess',
] as const;
export type Scene = (typeof SCENES)[number];

const WIDTH = 1_200;
const HEIGHT = 800;
const QUALITY = 84;

interface Sheet {
  readonly defs: string;
  readonly body: string;
}

/** Morning, noon, evening, night: sky above, sky below, and the colours of what lies before it, the farthest first. */
const LIGHTS = [
  ['#5d7fb8', '#f4b58a', ['#d98a6f', '#a45f72', '#6b4468', '#3d2c4e', '#1d1a33']],
  ['#bfe0ea', '#f3f6ec', ['#9fc0c4', '#6f9fa3', '#4b7f82', '#2f5f62', '#1a3f44']],
  ['#3b3561', '#e5826b', ['#b5616a', '#834c69', '#563a5e', '#33264a', '#191530']],
  ['#0c1730', '#31486e', ['#3a5078', '#2a3c60', '#1d2b49', '#131d35', '#0a1122']],
  ['#f0d9b5', '#fbeedd', ['#d9b48f', '#b98f6c', '#8f6b52', '#65503f', '#3d332b']],
] as const;
type Light = (typeof LIGHTS)[number];

const rect = (y: number, height: number, fill: string) => `<rect y="${round(y)}" width="${WIDTH}" height="${round(height)}" fill="${fill}"/>`;
const sky = ([top, low]: Light) => ({ defs: linear('sky', [[0, top], [1, low]]), body: rect(0, HEIGHT, 'url(#sky)') });

/** A ridge from edge to edge, filled to the foot of the picture. */
function ridge(random: Random, y: number, { rise, steps, fill }: { rise: number; steps: number; fill: string }): string {
  const corners = Array.from({ length: steps + 1 }, (_, index) => `${round((WIDTH * index) / steps)} ${round(y - random.next() * rise)}`);
  return `<path d="M0 ${HEIGHT}L${corners.join('L')}L${WIDTH} ${HEIGHT}Z" fill="${fill}"/>`;
}

/** Rolling ground. */
function roll(random: Random, y: number, { rise, fill }: { rise: number; fill: string }): string {
  const knots = Array.from({ length: 7 }, (_, index) => ({ x: -200 + index * 270, y: y - random.next() * rise }));
  const ends = [{ x: WIDTH + 400, y: HEIGHT + 300 }, { x: -400, y: HEIGHT + 300 }];
  return `<path d="${smooth([...knots, ...ends])}" fill="${fill}"/>`;
}

function sun(random: Random, y: number): Sheet {
  const x = random.between(300, 900);
  const defs = radial('sun', [[0, '#fff6dd'], [0.28, '#ffe9b8', 0.95], [1, '#ffd9a0', 0]]);
  return { defs, body: `<circle cx="${round(x)}" cy="${round(y)}" r="190" fill="url(#sun)"/>` };
}

const over = (...sheets: Sheet[]): Sheet => ({ defs: sheets.map(({ defs }) => defs).join(''), body: sheets.map(({ body }) => body).join('') });
const drawn = (body: string, defs = ''): Sheet => ({ body, defs });

function peaks(random: Random): Sheet {
  const light = random.pick(LIGHTS.slice(0, 3));
  const ridges = light[2].map((fill, index) => ridge(random, 430 + index * 85, { rise: 230 - index * 30, steps: 7 + index * 4, fill }));
  const walker = `<g transform="translate(${random.whole(250, 900)} 690)" stroke="#14121f" stroke-width="7" stroke-linecap="round" fill="#14121f"><circle cy="-52" r="9"/><path d="M0-40V-12M0-12L-11 18M0-12L12 18M0-34L18-16M20-28L30 20" fill="none"/></g>`;
  return over(sky(light), sun(random, 250), drawn(ridges.join('') + walker));
}

function bay(random: Random): Sheet {
  const light = random.pick(LIGHTS);
  const water = linear('water', [[0, light[2][1]], [1, light[2][3]]]);
  const glints = Array.from({ length: 70 }, () => {
    const y = random.between(450, HEIGHT);
    return `<path d="M${round(random.between(0, WIDTH))} ${round(y)}h${round(random.between(14, 20 + (y - 440) / 4))}" stroke="#fff" stroke-opacity=".${random.whole(15, 45)}" stroke-width="3" stroke-linecap="round"/>`;
  });
  const boat = `<g transform="translate(${random.whole(380, 820)} 590) scale(${round(random.between(0.8, 1.3))})"><path d="M-90 0H100L70 34H-60Z" fill="#7a3418"/><path d="M0 0V-210" stroke="#4a2413" stroke-width="6"/><path d="M8-205C70-150 96-70 88-14H8Z" fill="#fffdf4"/><path d="M-8-190C-50-120-80-60-86-14H-8Z" fill="#f1dcc0"/></g>`;
  return over(sky(light), sun(random, 330), drawn(ridge(random, 440, { rise: 90, steps: 9, fill: light[2][0] }) + rect(430, 370, 'url(#water)') + glints.join('') + boat, water));
}

function stars(random: Random): Sheet {
  const light = LIGHTS[3];
  const dots = Array.from({ length: 420 }, () => {
    const x = random.between(0, WIDTH);
    const y = random.chance(0.45) ? 520 - x * 0.32 + random.between(-90, 90) : random.between(0, 640);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(random.between(0.6, 2.6))}" fill="#fdf6e0" opacity="${round(random.between(0.3, 1))}"/>`;
  });
  const firs = Array.from({ length: 26 }, (_, index) => fir(random, index * 48 + random.between(-20, 20), { foot: 800, tall: random.between(90, 230), fill: '#060a15' }));
  return over(sky(light), drawn(dots.join('') + ridge(random, 690, { rise: 120, steps: 8, fill: light[2][3] }) + firs.join('')));
}

function fir(random: Random, x: number, { foot, tall, fill }: { foot: number; tall: number; fill: string }): string {
  const wide = tall * random.between(0.2, 0.28);
  const tiers = [0, 0.3, 0.58].map((share) => {
    const top = foot - tall + tall * share * 0.75;
    const reach = wide * (0.5 + share);
    return `M${round(x)} ${round(top)}L${round(x + reach)} ${round(top + tall * 0.45)}H${round(x - reach)}Z`;
  });
  return `<path d="${tiers.join('')}M${round(x - 4)} ${foot}v-${round(tall * 0.3)}h8v${round(tall * 0.3)}Z" fill="${fill}"/>`;
}

function forest(random: Random): Sheet {
  const light = LIGHTS[1];
  const rows = light[2].map((fill, row) =>
    Array.from({ length: 16 - row }, (_, index) =>
      fir(random, index * (80 + row * 6) + random.between(-30, 30), { foot: 560 + row * 68, tall: random.between(180, 260) + row * 46, fill }),
    ).join(''),
  );
  return over(sky(light), sun(random, 210), drawn(rows.join('')));
}

function dunes(random: Random): Sheet {
  const light = random.pick([LIGHTS[0], LIGHTS[4], LIGHTS[2]]);
  return over(sky(light), sun(random, 260), drawn(light[2].map((fill, index) => roll(random, 470 + index * 85, { rise: 110, fill })).join('')));
}

function skyline(random: Random): Sheet {
  const light = random.pick([LIGHTS[2], LIGHTS[3]]);
  const towers = [1, 2, 4].flatMap((tone, row) =>
    Array.from({ length: 13 }, (_, index) => tower(random, index * 96 + random.between(-18, 18), { top: random.between(250, 470) + row * 95, fill: light[2][tone] as string, isLit: row > 0 })),
  );
  return over(sky(light), sun(random, 420), drawn(towers.join('')));
}

function tower(random: Random, x: number, { top, fill, isLit }: { top: number; fill: string; isLit: boolean }): string {
  const wide = random.between(62, 104);
  const body = `<rect x="${round(x)}" y="${round(top)}" width="${round(wide)}" height="${round(HEIGHT - top)}" fill="${fill}"/>`;
  if (!isLit) return body;
  const windows: string[] = [];
  for (let y = top + 16; y < HEIGHT - 20; y += 26)
    for (let at = x + 10; at < x + wide - 14; at += 20) if (random.chance(0.34)) windows.push(`M${round(at)} ${round(y)}h9v13h-9Z`);
  return `${body}<path d="${windows.join('')}" fill="#ffd98e" opacity=".85"/>`;
}

function garden(random: Random): Sheet {
  const petals = ['#d9486b', '#f08a5d', '#f6c453', '#b078c9', '#f4f1ea', '#e36588'];
  const flowers = Array.from({ length: 54 }, () => ({ x: random.between(0, WIDTH), y: random.between(330, 790) })).sort((a, b) => a.y - b.y);
  const grown = flowers.map(({ x, y }) => {
    const size = 12 + ((y - 300) / 500) * 34;
    const fill = random.pick(petals);
    const leaves = Array.from({ length: 6 }, (_, index) => `<ellipse rx="${round(size * 0.42)}" ry="${round(size)}" cy="${round(-size * 0.7)}" transform="rotate(${index * 60})" fill="${fill}"/>`);
    return `<g transform="translate(${round(x)} ${round(y)})"><path d="M0 0q${random.whole(-20, 20)} 60 0 240" stroke="#3f6b3a" stroke-width="${round(size / 5)}" fill="none"/><g transform="rotate(${random.whole(0, 59)})">${leaves.join('')}<circle r="${round(size * 0.4)}" fill="#5b3a1e"/></g></g>`;
  });
  return over(sky(LIGHTS[1]), drawn(roll(random, 380, { rise: 60, fill: '#8fb573' }) + roll(random, 480, { rise: 60, fill: '#6d9a57' }) + grown.join('')));
}

function lake(random: Random): Sheet {
  const light = random.pick([LIGHTS[0], LIGHTS[2], LIGHTS[3]]);
  const hills = light[2].slice(0, 3).map((fill, index) => ridge(random, 330 + index * 45, { rise: 150 - index * 35, steps: 8, fill })).join('');
  const land = `${hills}${rect(430, 370, light[2][3])}`;
  const mirrored = `<g clip-path="url(#wet)"><g transform="translate(0 860) scale(1 -1)" opacity=".5">${rect(0, HEIGHT, 'url(#sky)')}${hills}</g></g>`;
  const rings = Array.from({ length: 14 }, () => `<path d="M${random.whole(0, 1100)} ${random.whole(450, 790)}h${random.whole(40, 190)}" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>`);
  return over(sky(light), sun(random, 210), drawn(land + mirrored + rings.join(''), `<clipPath id="wet"><rect y="430" width="${WIDTH}" height="370"/></clipPath>`));
}

function canvas(random: Random): Sheet {
  const colours = random.some(['#0f5c5c', '#d9693c', '#f2b84b', '#22304a', '#c8b8a0', '#8f2f3f', '#6f8f72', '#e8e0d0'], 6);
  const shapes = Array.from({ length: 17 }, () =>
    `<path d="${blob(random, { x: random.between(150, 1_050), y: random.between(120, 680), rx: random.between(40, 210), ry: random.between(30, 170), wobble: 0.35, points: 7 })}" fill="${random.pick(colours)}" opacity="${round(random.between(0.6, 0.95))}"/>`,
  );
  const lines = Array.from({ length: 9 }, () => `<path d="M${random.whole(80, 1120)} ${random.whole(80, 720)}q${random.whole(-260, 260)} ${random.whole(-200, 200)} ${random.whole(-300, 300)} ${random.whole(-240, 240)}" stroke="#1b1b1b" stroke-width="${random.whole(3, 11)}" fill="none" stroke-linecap="round"/>`);
  const frame = `<rect x="30" y="30" width="1140" height="740" fill="none" stroke="#b8a58c" stroke-width="14"/>`;
  return drawn(rect(0, HEIGHT, '#efe7da') + shapes.join('') + lines.join('') + frame);
}

function vinyl(random: Random): Sheet {
  const label = random.pick(['#c8553d', '#2f6f73', '#d8a13b', '#51386b']);
  const grooves = Array.from({ length: 30 }, (_, index) => `<circle cx="520" cy="400" r="${120 + index * 7}" stroke="#2b2b2e" stroke-width="${round(random.between(0.8, 2.4))}" fill="none"/>`);
  const arm = `<path d="M985 170L985 430L${random.whole(790, 850)} 560" stroke="#c9ccd1" stroke-width="16" fill="none" stroke-linejoin="round"/><circle cx="985" cy="170" r="46" fill="#8b9097"/>`;
  const wood = linear('wood', [[0, '#8a5a36'], [1, '#5f3a22']], 'x1="0" y1="0" x2="1" y2="1"');
  return drawn(`${rect(0, HEIGHT, 'url(#wood)')}<circle cx="520" cy="400" r="335" fill="#141416"/>${grooves.join('')}<circle cx="520" cy="400" r="108" fill="${label}"/><circle cx="520" cy="400" r="64" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/><circle cx="520" cy="400" r="10" fill="#eee"/>${arm}`, wood);
}

function coffee(random: Random): Sheet {
  const table = random.pick(['#d8cbb8', '#54606b', '#b98d6a', '#e4e0d6']);
  const [x, y] = [random.between(480, 720), random.between(350, 450)];
  const leaves = Array.from({ length: 6 }, (_, index) => `<path d="M0 ${-110 + index * 36}q-${104 - index * 10} 14-${60 - index * 4} 62q26-26 ${60 - index * 4}-20q34-6 ${60 - index * 4} 20q${44 - index * 5}-48-${60 - index * 4}-62Z" fill="#f3dfc1"/>`);
  const grains = Array.from({ length: 24 }, () => `<ellipse cx="${random.whole(20, 1180)}" cy="${random.whole(20, 780)}" rx="15" ry="10" transform="rotate(${random.whole(0, 40)})" fill="#3b2416"/>`);
  const cup = `<g transform="translate(${round(x)} ${round(y)})"><ellipse cx="26" cy="40" rx="400" ry="330" fill="#000" opacity=".12"/><circle r="345" fill="#f7f4ee"/><circle r="300" fill="#e9e4da"/><path d="M250-70h120a66 66 0 0 1 0 132H262" stroke="#f7f4ee" stroke-width="42" fill="none"/><circle r="250" fill="#fbf9f4"/><circle r="222" fill="#7a4a28"/><circle r="205" fill="#a06a3c"/><g transform="rotate(${random.whole(-30, 30)})">${leaves.join('')}</g></g>`;
  return drawn(rect(0, HEIGHT, table) + grains.join('') + cup);
}

function chess(random: Random): Sheet {
  const [light, dark] = random.pick([['#f0d9b5', '#b58863'], ['#e9edcc', '#779556'], ['#dee3e6', '#788a94']] as const);
  const squares = Array.from({ length: 96 }, (_, index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    return `<rect x="${column * 100}" y="${row * 100}" width="100" height="100" fill="${(column + row) % 2 ? dark : light}"/>`;
  });
  const places = random.some(Array.from({ length: 96 }, (_, index) => index), 20);
  const men = places.map((place, index) => {
    const [fill, edge] = index % 2 ? ['#2a2522', '#0f0d0c'] : ['#faf5ea', '#a99a80'];
    const tall = index % 5 === 0 ? 1.5 : 1;
    return `<g transform="translate(${(place % 12) * 100 + 50} ${Math.floor(place / 12) * 100 + 58})" fill="${fill}" stroke="${edge}" stroke-width="3"><ellipse cy="22" rx="30" ry="12"/><path d="M-20 20Q-6 0-9 ${-24 * tall}H9Q6 0 20 20Z"/><circle cy="${-32 * tall}" r="15"/></g>`;
  });
  return drawn(squares.join('') + men.join(''));
}

const scenes: Readonly<Record<Scene, (random: Random) => Sheet>> = {
  peaks,
  bay,
  stars,
  forest,
  dunes,
  skyline,
  garden,
  lake,
  canvas,
  vinyl,
  coffee,
  chess,
};

/** A drawn picture of that scene, 1200 px wide, JPEG; the seed decides light, place and colours. */
export async function scene(kind: Scene, seed: string): Promise<Buffer> {
  const { defs, body } = scenes[kind](new Random(`scene ${kind} ${seed}`));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><defs>${defs}</defs>${body}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: QUALITY }).toBuffer();
}
