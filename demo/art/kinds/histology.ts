import type { Random } from '../../random';
import type { Drawing } from '../film';
import { blob, round } from '../svg';

export type SlideFinding = 'glandular' | 'papillary' | 'squamous' | 'spindle' | 'lobular';

/** A haematoxylin-eosin slide under the microscope. */
export function histology(random: Random, finding: SlideFinding): Drawing {
  const stroma = random.pick(['#f0c4d6', '#eec9d8', '#f3cdd6', '#e9bfd4']);
  const body = `<rect width="960" height="720" fill="${stroma}"/>${fibres(random, finding)}${structures(random, finding)}${scattered(random, finding === 'spindle' ? 620 : 210, finding)}`;
  return {
    width: 960,
    height: 720,
    body,
    marks: '<path d="M820 680h96m0-6v12m-96-12v12" stroke="#2a1833" stroke-width="3" fill="none"/>',
    look: {
      soft: 0.9,
      warp: 15,
      warpSize: 60,
      mottle: 0.2,
      mottleSize: 46,
      grain: 5,
      contrast: random.between(1, 1.12),
    },
  };
}

function fibres(random: Random, finding: SlideFinding): string {
  const lean = finding === 'spindle' ? 26 : 5;
  const list = Array.from({ length: 90 }, () => {
    const [x, y, length] = [
      random.between(-60, 960),
      random.between(0, 720),
      random.between(60, 220),
    ];
    const rise = random.between(-lean, lean) * 2;
    return `<path d="M${round(x)} ${round(y)}q${round(length / 2)} ${round(rise)} ${round(length)} ${round(rise * 0.4)}" stroke-width="${round(random.between(1.5, 7))}"/>`;
  });
  return `<g fill="none" stroke="#dd8fb0" opacity=".45">${list.join('')}</g>`;
}

function structures(random: Random, finding: SlideFinding): string {
  if (finding === 'spindle') return '';
  const count = finding === 'squamous' ? 9 : 19;
  const placed: { x: number; y: number; reach: number }[] = [];
  for (let attempt = 0; attempt < 260 && placed.length < count; attempt += 1) {
    const reach = finding === 'squamous' ? random.between(90, 150) : random.between(46, 92);
    const at = { x: random.between(0, 960), y: random.between(0, 720), reach };
    if (
      placed.every(
        (other) => Math.hypot(other.x - at.x, other.y - at.y) > (other.reach + reach) * 0.92,
      )
    )
      placed.push(at);
  }
  return placed.map((at) => structure(random, finding, at)).join('');
}

function structure(
  random: Random,
  finding: SlideFinding,
  at: { x: number; y: number; reach: number },
): string {
  const ratio = random.between(0.75, 1.2);
  const outline = (share: number, wobble = 0.08) =>
    blob(random, {
      x: at.x,
      y: at.y,
      rx: at.reach * share,
      ry: at.reach * share * ratio,
      wobble,
      points: 12,
    });
  if (finding === 'squamous') {
    const pearl = [0.4, 0.3, 0.2, 0.1].map(
      (share, index) =>
        `<path d="${outline(share, 0.1)}" fill="${index % 2 ? '#f3a9c0' : '#e487a8'}" stroke="#c05c86" stroke-width="1.5"/>`,
    );
    return `<path d="${outline(1, 0.2)}" fill="#cf86ad"/>${pearl.join('')}${ring(random, at, { from: 0.5, to: 0.95, count: 150, ratio })}`;
  }
  if (finding === 'lobular') {
    return `<path d="${outline(1, 0.12)}" fill="#d79abb"/>${ring(random, at, { from: 0.05, to: 0.95, count: 90, ratio })}`;
  }
  const lumen = finding === 'papillary' ? outline(0.62, 0.34) : outline(0.5, 0.16);
  const rows =
    finding === 'papillary'
      ? { from: 0.66, to: 0.96, count: 84, ratio }
      : { from: 0.66, to: 0.88, count: 56, ratio };
  return `<path d="${outline(1)}" fill="#d48db1"/><path d="${lumen}" fill="#fbf1f5" stroke="#e7b4ca" stroke-width="4"/>${ring(random, at, rows)}`;
}

function ring(
  random: Random,
  at: { x: number; y: number; reach: number },
  rows: { from: number; to: number; count: number; ratio: number },
): string {
  const nuclei = Array.from({ length: rows.count }, (_, index) => {
    const turn = (2 * Math.PI * index) / rows.count + random.between(-0.05, 0.05);
    const far = at.reach * random.between(rows.from, rows.to);
    const [x, y] = [
      round(at.x + Math.cos(turn) * far),
      round(at.y + Math.sin(turn) * far * rows.ratio),
    ];
    const tint = random.pick(['#5a2a7c', '#4b2170', '#6d3a8c', '#3d1a5e']);
    return `<ellipse cx="${x}" cy="${y}" rx="${round(random.between(4.5, 8.5))}" ry="${round(random.between(3, 5.5))}" transform="rotate(${round((turn * 180) / Math.PI)} ${x} ${y})" fill="${tint}"/>`;
  });
  return `<g opacity=".9">${nuclei.join('')}</g>`;
}

function scattered(random: Random, count: number, finding: SlideFinding): string {
  const slender = finding === 'spindle';
  const list = Array.from({ length: count }, () => {
    const [x, y] = [round(random.between(0, 960)), round(random.between(0, 720))];
    const turn = round(
      slender
        ? Math.sin(x / 140) * 50 + Math.cos(y / 120) * 40 + random.between(-12, 12)
        : random.between(0, 180),
    );
    return `<ellipse cx="${x}" cy="${y}" rx="${round(slender ? random.between(9, 15) : random.between(2.5, 7))}" ry="${round(random.between(2, 3.4))}" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  return `<g fill="#5b2f80" opacity=".8">${list.join('')}</g>`;
}
