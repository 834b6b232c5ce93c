import type { Random } from '../../random';
import { round } from '../svg';
import { filled, HEIGHT, type Inks, many, stroked, WIDTH } from './sheet';

/** A sutured wound with a trailing thread. */
export function threads(random: Random, { line, accent }: Inks): string {
  const y = (x: number) => round(470 + Math.sin(x / 260) * random.between(70, 90));
  const wound = many(33, (index) => `${index ? 'L' : 'M'}${index * 50} ${y(index * 50)}`);
  const stitches = many(11, (index) => {
    const x = 130 + index * 125;
    return `<path d="M${x - 30} ${round(y(x) - 120)}C${x + 50} ${round(y(x) - 50)} ${x - 50} ${round(y(x) + 50)} ${x + 30} ${round(y(x) + 120)}"/>`;
  });
  return (
    stroked(`<path d="${wound}"/>`, line, 5, 0.5) +
    stroked(stitches, line, 15, 0.9) +
    stroked('<path d="M1410 560C1490 700 1390 830 1250 790S1180 620 1330 640"/>', accent, 12)
  );
}

/** An image viewed piece by piece. */
export function lenses(random: Random, { line, accent }: Inks): string {
  const rows = many(9, (row) =>
    many(17, (column) => {
      const width = random.between(24, 74);
      return `<rect x="${60 + column * 92}" y="${70 + row * 92}" width="${round(width)}" height="26" rx="13"/>`;
    }),
  );
  const covered = many(
    4,
    (index) =>
      `<rect x="${180 + index * 330}" y="${162 + random.whole(0, 6) * 92 - 12}" width="210" height="50" rx="8"/>`,
  );
  return (
    filled(rows, line, 0.28) +
    filled(covered, '#000', 0.85) +
    stroked('<circle cx="980" cy="430" r="230"/><path d="M1145 595L1370 820"/>', accent, 30)
  );
}

/** A learning curve over the years. */
export function steps(random: Random, { line, accent }: Inks): string {
  const heights = Array.from({ length: 12 }, (_, index) =>
    round(90 + 620 * (1 - Math.exp(-index / 4)) + random.between(-25, 25)),
  );
  const columns = heights
    .map(
      (height, index) =>
        `<rect x="${90 + index * 120}" y="${900 - height}" width="84" height="${height}" rx="8"/>`,
    )
    .join('');
  const curve = heights
    .map((height, index) => `${index ? 'L' : 'M'}${132 + index * 120} ${850 - height}`)
    .join('');
  return filled(columns, line, 0.34) + stroked(`<path d="${curve}"/>`, accent, 14);
}

/** An ECG trace that calms down. */
export function beats(random: Random, { line, accent }: Inks): string {
  const grid =
    many(32, (index) => `<path d="M${index * 50} 0V${HEIGHT}"/>`) +
    many(18, (index) => `<path d="M0 ${index * 50}H${WIDTH}"/>`);
  const beat = (index: number) => {
    const height = random.between(190, 330) * (1 - index / 9);
    return `h70q20-46 40 0h30l18 34 28-${round(height)} 30 ${round(height + 60)} 22-94h34q34-74 68 0h40`;
  };
  return (
    stroked(grid, line, 2, 0.22) +
    stroked(`<path d="M-40 470${many(5, beat)}H${WIDTH}"/>`, accent, 12)
  );
}

/** A checklist. */
export function checks(random: Random, { line, accent }: Inks): string {
  const rows = many(5, (row) => {
    const y = 130 + row * 150;
    return `<rect x="470" y="${y}" width="${random.whole(480, 820)}" height="46" rx="23"/>`;
  });
  const boxes = many(
    5,
    (row) => `<rect x="270" y="${92 + row * 150}" width="118" height="118" rx="20"/>`,
  );
  const ticks = many(4, (row) => `<path d="M298 ${152 + row * 150}l28 30 54-70"/>`);
  return filled(rows, line, 0.4) + stroked(boxes, line, 8, 0.8) + stroked(ticks, accent, 20);
}

/** A dialogue. */
export function words(random: Random, { line, accent }: Inks): string {
  const bubble = (x: number, y: number, tail: number) =>
    `<path d="M${x} ${y}h760a60 60 0 0 1 60 60v190a60 60 0 0 1-60 60H${x + tail + 110}l-90 110v-110H${x}a60 60 0 0 1-60-60v-190a60 60 0 0 1 60-60Z"/>`;
  const said = (x: number, y: number) =>
    many(
      3,
      (row) =>
        `<rect x="${x}" y="${y + row * 76}" width="${random.whole(330, 660)}" height="30" rx="15"/>`,
    );
  return (
    filled(bubble(170, 90, 60), line, 0.9) +
    filled(said(230, 160), '#000', 0.3) +
    stroked(bubble(680, 430, 520), accent, 12) +
    filled(said(740, 500), accent, 0.8)
  );
}

/** An eye. */
export function rings(random: Random, { line, accent }: Inks): string {
  const rays = many(72, (index) => {
    const angle = (Math.PI * index) / 36 + random.between(-0.02, 0.02);
    const far = random.between(255, 292);
    const at = (reach: number) =>
      `${round(800 + Math.cos(angle) * reach)} ${round(450 + Math.sin(angle) * reach)}`;
    return `<path d="M${at(150)}L${at(far)}"/>`;
  });
  const lids = '<path d="M110 450C420 60 1180 60 1490 450C1180 840 420 840 110 450Z"/>';
  return (
    filled(lids, line, 0.16) +
    stroked(lids, line, 12, 0.9) +
    stroked(rays, accent, 7, 0.85) +
    `<circle cx="800" cy="450" r="300" fill="none" stroke="${line}" stroke-width="10"/><circle cx="800" cy="450" r="140" fill="#05090f"/><circle cx="860" cy="395" r="34" fill="#fff"/>`
  );
}

/** A path down a hill in the evening, with a light at its end. */
export function paths(random: Random, { from, line, accent }: Inks): string {
  const hills = many(5, (index) => {
    const y = 430 + index * 95;
    const lift = random.between(60, 150);
    return `<path d="M0 ${y}C400 ${round(y - lift)} 700 ${round(y + lift)} 1050 ${y}S1450 ${round(y - lift)} ${WIDTH} ${y}V${HEIGHT}H0Z" opacity="${round(0.25 + index * 0.18)}"/>`;
  });
  return (
    `<circle cx="${random.whole(980, 1240)}" cy="330" r="120" fill="${accent}"/>` +
    filled(hills, from) +
    stroked('<path d="M760 900C700 780 980 740 900 640S700 560 860 470"/>', line, 12, 0.8)
  );
}
