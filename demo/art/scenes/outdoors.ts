import type { Random } from '../../random';
import { linear, round } from '../svg';
import {
  drawn,
  HEIGHT,
  LIGHTS,
  over,
  rect,
  ridge,
  roll,
  type Sheet,
  sky,
  sun,
  WIDTH,
} from './sheet';

export function peaks(random: Random): Sheet {
  const light = random.pick(LIGHTS.slice(0, 3));
  const ridges = light[2].map((fill, index) =>
    ridge(random, 430 + index * 85, { rise: 230 - index * 30, steps: 7 + index * 4, fill }),
  );
  const walker = `<g transform="translate(${random.whole(250, 900)} 690)" stroke="#14121f" stroke-width="7" stroke-linecap="round" fill="#14121f"><circle cy="-52" r="9"/><path d="M0-40V-12M0-12L-11 18M0-12L12 18M0-34L18-16M20-28L30 20" fill="none"/></g>`;
  return over(sky(light), sun(random, 250), drawn(ridges.join('') + walker));
}

export function bay(random: Random): Sheet {
  const light = random.pick(LIGHTS);
  const water = linear('water', [
    [0, light[2][1]],
    [1, light[2][3]],
  ]);
  const glints = Array.from({ length: 70 }, () => {
    const y = random.between(450, HEIGHT);
    return `<path d="M${round(random.between(0, WIDTH))} ${round(y)}h${round(random.between(14, 20 + (y - 440) / 4))}" stroke="#fff" stroke-opacity=".${random.whole(15, 45)}" stroke-width="3" stroke-linecap="round"/>`;
  });
  const boat = `<g transform="translate(${random.whole(380, 820)} 590) scale(${round(random.between(0.8, 1.3))})"><path d="M-90 0H100L70 34H-60Z" fill="#7a3418"/><path d="M0 0V-210" stroke="#4a2413" stroke-width="6"/><path d="M8-205C70-150 96-70 88-14H8Z" fill="#fffdf4"/><path d="M-8-190C-50-120-80-60-86-14H-8Z" fill="#f1dcc0"/></g>`;
  return over(
    sky(light),
    sun(random, 330),
    drawn(
      ridge(random, 440, { rise: 90, steps: 9, fill: light[2][0] }) +
        rect(430, 370, 'url(#water)') +
        glints.join('') +
        boat,
      water,
    ),
  );
}

export function stars(random: Random): Sheet {
  const light = LIGHTS[3];
  const dots = Array.from({ length: 420 }, () => {
    const x = random.between(0, WIDTH);
    const y = random.chance(0.45)
      ? 520 - x * 0.32 + random.between(-90, 90)
      : random.between(0, 640);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(random.between(0.6, 2.6))}" fill="#fdf6e0" opacity="${round(random.between(0.3, 1))}"/>`;
  });
  const firs = Array.from({ length: 26 }, (_, index) =>
    fir(random, index * 48 + random.between(-20, 20), {
      foot: 800,
      tall: random.between(90, 230),
      fill: '#060a15',
    }),
  );
  return over(
    sky(light),
    drawn(
      dots.join('') +
        ridge(random, 690, { rise: 120, steps: 8, fill: light[2][3] }) +
        firs.join(''),
    ),
  );
}

function fir(
  random: Random,
  x: number,
  { foot, tall, fill }: { foot: number; tall: number; fill: string },
): string {
  const wide = tall * random.between(0.2, 0.28);
  const tiers = [0, 0.3, 0.58].map((share) => {
    const top = foot - tall + tall * share * 0.75;
    const reach = wide * (0.5 + share);
    return `M${round(x)} ${round(top)}L${round(x + reach)} ${round(top + tall * 0.45)}H${round(x - reach)}Z`;
  });
  return `<path d="${tiers.join('')}M${round(x - 4)} ${foot}v-${round(tall * 0.3)}h8v${round(tall * 0.3)}Z" fill="${fill}"/>`;
}

export function forest(random: Random): Sheet {
  const light = LIGHTS[1];
  const rows = light[2].map((fill, row) =>
    Array.from({ length: 16 - row }, (_, index) =>
      fir(random, index * (80 + row * 6) + random.between(-30, 30), {
        foot: 560 + row * 68,
        tall: random.between(180, 260) + row * 46,
        fill,
      }),
    ).join(''),
  );
  return over(sky(light), sun(random, 210), drawn(rows.join('') + rect(770, 30, light[2][4])));
}

export function dunes(random: Random): Sheet {
  const light = random.pick([LIGHTS[0], LIGHTS[4], LIGHTS[2]]);
  return over(
    sky(light),
    sun(random, 260),
    drawn(
      light[2].map((fill, index) => roll(random, 470 + index * 85, { rise: 110, fill })).join(''),
    ),
  );
}

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

export function lake(random: Random): Sheet {
  const light = random.pick([LIGHTS[0], LIGHTS[2], LIGHTS[3]]);
  const hills = light[2]
    .slice(0, 3)
    .map((fill, index) =>
      ridge(random, 330 + index * 45, { rise: 150 - index * 35, steps: 8, fill }),
    )
    .join('');
  const land = `${hills}${rect(430, 370, light[2][3])}`;
  const mirrored = `<g clip-path="url(#wet)"><g transform="translate(0 860) scale(1 -1)" opacity=".5">${rect(0, HEIGHT, 'url(#sky)')}${hills}</g></g>`;
  const rings = Array.from(
    { length: 14 },
    () =>
      `<path d="M${random.whole(0, 1100)} ${random.whole(450, 790)}h${random.whole(40, 190)}" stroke="#fff" stroke-opacity=".16" stroke-width="3"/>`,
  );
  return over(
    sky(light),
    sun(random, 210),
    drawn(
      land + mirrored + rings.join(''),
      `<clipPath id="wet"><rect y="430" width="${WIDTH}" height="370"/></clipPath>`,
    ),
  );
}
