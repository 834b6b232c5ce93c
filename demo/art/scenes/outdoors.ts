import type { Random } from '../../random';
import { round } from '../svg';
import { drawn, HEIGHT, LIGHTS, over, roll, type Sheet, sky, sun, WIDTH } from './sheet';

export function skyline(random: Random): Sheet {
  const light = random.pick([LIGHTS[2], LIGHTS[3]]);
  const towers = [1, 2, 4].flatMap((tone, row) =>
    Array.from({ length: 13 }, (_, index) =>
      tower(random, index * 96 + random.between(-18, 18), {
        top: random.between(250, 470) + row * 95,
        fill: light[2][tone] as string,
        isLit: row > 0,
      }),
    ),
  );
  return over(sky(light), sun(random, 420), drawn(towers.join('')));
}

function tower(
  random: Random,
  x: number,
  { top, fill, isLit }: { top: number; fill: string; isLit: boolean },
): string {
  const wide = random.between(62, 104);
  const body = `<rect x="${round(x)}" y="${round(top)}" width="${round(wide)}" height="${round(HEIGHT - top)}" fill="${fill}"/>`;
  if (!isLit) return body;
  const windows: string[] = [];
  for (let y = top + 16; y < HEIGHT - 20; y += 26)
    for (let at = x + 10; at < x + wide - 14; at += 20)
      if (random.chance(0.34)) windows.push(`M${round(at)} ${round(y)}h9v13h-9Z`);
  return `${body}<path d="${windows.join('')}" fill="#ffd98e" opacity=".85"/>`;
}

export function garden(random: Random): Sheet {
  const petals = ['#d9486b', '#f08a5d', '#f6c453', '#b078c9', '#f4f1ea', '#e36588'];
  const flowers = Array.from({ length: 54 }, () => ({
    x: random.between(0, WIDTH),
    y: random.between(330, 790),
  })).sort((a, b) => a.y - b.y);
  const grown = flowers.map(({ x, y }) => {
    const size = 12 + ((y - 300) / 500) * 34;
    const fill = random.pick(petals);
    const leaves = Array.from(
      { length: 6 },
      (_, index) =>
        `<ellipse rx="${round(size * 0.42)}" ry="${round(size)}" cy="${round(-size * 0.7)}" transform="rotate(${index * 60})" fill="${fill}"/>`,
    );
    return `<g transform="translate(${round(x)} ${round(y)})"><path d="M0 0q${random.whole(-20, 20)} 60 0 240" stroke="#3f6b3a" stroke-width="${round(size / 5)}" fill="none"/><g transform="rotate(${random.whole(0, 59)})">${leaves.join('')}<circle r="${round(size * 0.4)}" fill="#5b3a1e"/></g></g>`;
  });
  return over(
    sky(LIGHTS[1]),
    drawn(
      roll(random, 380, { rise: 60, fill: '#8fb573' }) +
        roll(random, 480, { rise: 60, fill: '#6d9a57' }) +
        grown.join(''),
    ),
  );
}
