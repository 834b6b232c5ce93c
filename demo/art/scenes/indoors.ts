import type { Random } from '../../random';
import { blob, linear, round } from '../svg';
import { drawn, HEIGHT, rect, type Sheet } from './sheet';

export function canvas(random: Random): Sheet {
  const colours = random.some(
    ['#0f5c5c', '#d9693c', '#f2b84b', '#22304a', '#c8b8a0', '#8f2f3f', '#6f8f72', '#e8e0d0'],
    6,
  );
  const shapes = Array.from(
    { length: 17 },
    () =>
      `<path d="${blob(random, { x: random.between(150, 1_050), y: random.between(120, 680), rx: random.between(40, 210), ry: random.between(30, 170), wobble: 0.35, points: 7 })}" fill="${random.pick(colours)}" opacity="${round(random.between(0.6, 0.95))}"/>`,
  );
  const lines = Array.from(
    { length: 9 },
    () =>
      `<path d="M${random.whole(80, 1120)} ${random.whole(80, 720)}q${random.whole(-260, 260)} ${random.whole(-200, 200)} ${random.whole(-300, 300)} ${random.whole(-240, 240)}" stroke="#1b1b1b" stroke-width="${random.whole(3, 11)}" fill="none" stroke-linecap="round"/>`,
  );
  const frame = `<rect x="30" y="30" width="1140" height="740" fill="none" stroke="#b8a58c" stroke-width="14"/>`;
  return drawn(rect(0, HEIGHT, '#efe7da') + shapes.join('') + lines.join('') + frame);
}

export function vinyl(random: Random): Sheet {
  const label = random.pick(['#c8553d', '#2f6f73', '#d8a13b', '#51386b']);
  const grooves = Array.from(
    { length: 30 },
    (_, index) =>
      `<circle cx="520" cy="400" r="${120 + index * 7}" stroke="#2b2b2e" stroke-width="${round(random.between(0.8, 2.4))}" fill="none"/>`,
  );
  const arm = `<path d="M985 170L985 430L${random.whole(790, 850)} 560" stroke="#c9ccd1" stroke-width="16" fill="none" stroke-linejoin="round"/><circle cx="985" cy="170" r="46" fill="#8b9097"/>`;
  const wood = linear(
    'wood',
    [
      [0, '#8a5a36'],
      [1, '#5f3a22'],
    ],
    'x1="0" y1="0" x2="1" y2="1"',
  );
  return drawn(
    `${rect(0, HEIGHT, 'url(#wood)')}<circle cx="520" cy="400" r="335" fill="#141416"/>${grooves.join('')}<circle cx="520" cy="400" r="108" fill="${label}"/><circle cx="520" cy="400" r="64" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="3"/><circle cx="520" cy="400" r="10" fill="#eee"/>${arm}`,
    wood,
  );
}

export function coffee(random: Random): Sheet {
  const table = random.pick(['#d8cbb8', '#54606b', '#b98d6a', '#e4e0d6']);
  const [x, y] = [random.between(480, 720), random.between(350, 450)];
  const leaves = Array.from(
    { length: 6 },
    (_, index) =>
      `<path d="M0 ${-110 + index * 36}q-${104 - index * 10} 14-${60 - index * 4} 62q26-26 ${60 - index * 4}-20q34-6 ${60 - index * 4} 20q${44 - index * 5}-48-${60 - index * 4}-62Z" fill="#f3dfc1"/>`,
  );
  const grains = Array.from(
    { length: 24 },
    () =>
      `<ellipse cx="${random.whole(20, 1180)}" cy="${random.whole(20, 780)}" rx="15" ry="10" transform="rotate(${random.whole(0, 40)})" fill="#3b2416"/>`,
  );
  const cup = `<g transform="translate(${round(x)} ${round(y)})"><ellipse cx="26" cy="40" rx="400" ry="330" fill="#000" opacity=".12"/><circle r="345" fill="#f7f4ee"/><circle r="300" fill="#e9e4da"/><path d="M250-70h120a66 66 0 0 1 0 132H262" stroke="#f7f4ee" stroke-width="42" fill="none"/><circle r="250" fill="#fbf9f4"/><circle r="222" fill="#7a4a28"/><circle r="205" fill="#a06a3c"/><g transform="rotate(${random.whole(-30, 30)})">${leaves.join('')}</g></g>`;
  return drawn(rect(0, HEIGHT, table) + grains.join('') + cup);
}

export function chess(random: Random): Sheet {
  const [light, dark] = random.pick([
    ['#f0d9b5', '#b58863'],
    ['#e9edcc', '#779556'],
    ['#dee3e6', '#788a94'],
  ] as const);
  const squares = Array.from({ length: 96 }, (_, index) => {
    const [column, row] = [index % 12, Math.floor(index / 12)];
    return `<rect x="${column * 100}" y="${row * 100}" width="100" height="100" fill="${(column + row) % 2 ? dark : light}"/>`;
  });
  const places = random.some(
    Array.from({ length: 96 }, (_, index) => index),
    20,
  );
  const men = places.map((place, index) => {
    const [fill, edge] = index % 2 ? ['#2a2522', '#0f0d0c'] : ['#faf5ea', '#a99a80'];
    const tall = index % 5 === 0 ? 1.5 : 1;
    return `<g transform="translate(${(place % 12) * 100 + 50} ${Math.floor(place / 12) * 100 + 58})" fill="${fill}" stroke="${edge}" stroke-width="3"><ellipse cy="22" rx="30" ry="12"/><path d="M-20 20Q-6 0-9 ${-24 * tall}H9Q6 0 20 20Z"/><circle cy="${-32 * tall}" r="15"/></g>`;
  });
  return drawn(squares.join('') + men.join(''));
}
