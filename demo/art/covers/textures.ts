import type { Random } from '../../random';
import { blob, round } from '../svg';
import { filled, HEIGHT, type Inks, many, stroked, WIDTH } from './sheet';

/** A shattered piece. */
export function shards(random: Random, { line, accent }: Inks): string {
  const centre = { x: random.between(560, 1040), y: random.between(360, 540) };
  const count = 13;
  const corner = (index: number, reach: number) => {
    const angle = (2 * Math.PI * (index % count)) / count + 0.3;
    return `${round(centre.x + Math.cos(angle) * reach * 1.4)} ${round(centre.y + Math.sin(angle) * reach)}`;
  };
  const pieces = many(count, (index) => {
    const near = random.between(60, 150);
    return `<path d="M${corner(index, near)}L${corner(index, 900)}L${corner(index + 1, 900)}L${corner(index + 1, near)}Z" opacity="${round(random.between(0.06, 0.42))}"/>`;
  });
  const cracks = many(
    count,
    (index) => `<path d="M${round(centre.x)} ${round(centre.y)}L${corner(index, 1_100)}"/>`,
  );
  return (
    filled(pieces, line) +
    stroked(cracks, line, 5, 0.7) +
    filled(`<circle cx="${round(centre.x)}" cy="${round(centre.y)}" r="64"/>`, accent)
  );
}

/** Follicles of a gland, one of them different. */
export function tissue(random: Random, { line, accent }: Inks): string {
  const other = random.whole(24, 30);
  return many(54, (index) => {
    const x = 95 + (index % 9) * 178 + (Math.floor(index / 9) % 2) * 80;
    const y = 70 + Math.floor(index / 9) * 152;
    const size = random.between(52, 80);
    const path = `<path d="${blob(random, { x, y, rx: size, ry: size * 0.88 })}"/>`;
    return index === other
      ? filled(path, accent)
      : filled(path, line, 0.2) + stroked(path, line, 6, 0.6);
  });
}

/** Bowel loops, one of them wider. */
export function gut(random: Random, { line, accent }: Inks): string {
  const loop = (row: number) => {
    const y = 110 + row * 170;
    const lift = random.between(60, 95);
    return `<path d="M-80 ${y}${many(6, (index) => `q150 ${index % 2 ? '' : '-'}${round(lift)} 300 0`)}"/>`;
  };
  const narrow = many(5, loop);
  return (
    stroked(narrow, line, 96, 0.25) +
    stroked(narrow, line, 8, 0.65) +
    stroked('<path d="M260 470C520 250 760 690 1020 470S1330 330 1400 500"/>', accent, 120, 0.9)
  );
}

/** A molecule. */
export function lattice(random: Random, { line, accent }: Inks): string {
  const side = 118;
  const cells = many(60, (index) => {
    const column = index % 10;
    const x = column * side * 1.5 + 40;
    const y = Math.floor(index / 10) * side * 1.732 + (column % 2) * side * 0.866;
    if (!random.chance(0.62)) return '';
    const corners = Array.from({ length: 6 }, (_, at) => {
      const angle = (Math.PI * at) / 3;
      return `${round(x + Math.cos(angle) * side)} ${round(y + Math.sin(angle) * side)}`;
    });
    return `<path d="M${corners.join('L')}Z"/>`;
  });
  const dots = many(
    7,
    () =>
      `<circle cx="${random.whole(80, WIDTH - 80)}" cy="${random.whole(80, HEIGHT - 80)}" r="${random.whole(22, 46)}"/>`,
  );
  return stroked(cells, line, 8, 0.6) + filled(dots, accent);
}
