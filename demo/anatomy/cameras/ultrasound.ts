import { Random } from '../../random';
import type { Examination } from '../examination';
import { depthTicks, grayBar } from '../marks';
import { noise } from '../noise';
import type { Shape } from '../solid';
import { blurred, type Plate } from './plate';
import { speckled } from './speckle';

/**
 * A form as sound meets it. The plane of the scan is z = 0; x runs across the screen, y into the
 * depth from the skin.
 */
export interface Echoed extends Shape {
  readonly name: string;
  /** The strength of the echoes from inside: 1 is glandular tissue, 0 clear fluid. */
  readonly echo: (x: number, y: number) => number;
  /** Decibels lost per centimetre beyond what the device makes up for; negative behind fluid. */
  readonly loss: number;
  /** How bright its surface is where sound meets it squarely. */
  readonly edge: number;
  /** Only its loss counts. */
  readonly isSilent?: boolean;
}

interface Scan {
  readonly caption: string;
  readonly words: Readonly<Record<string, string>>;
  readonly body: readonly Echoed[];
  /** Millimetres from the skin to the lower end. */
  readonly depth: number;
  /**
   * A straight probe of so many millimetres, or a curved one with its radius and half its angle in
   * degrees.
   */
  readonly probe: { readonly wide: number } | { readonly radius: number; readonly half: number };
  /** The length of a pulse and the width of the beam, in millimetres and lines. */
  readonly pulse: number;
  readonly beam?: number;
  /** The ends of each measured distance. */
  readonly calipers?: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[];
}

const LINES = 300;
const SAMPLES = 760;
const DARK = -50;
const BRIGHT = 9;
const OUTSIDE = -70;
const FINE_COLUMNS = 600;
const MARGIN = 0.06;
const { abs, cos, floor, hypot, log10, max, min, round, sin, PI } = Math;

/** A scan with a fan or a straight probe: speckle, the sheen of surfaces, shadows and enhancement. */
export function ultrasound(scan: Scan): Examination {
  const { caption, words, depth, calipers = [] } = scan;
  const size = sizeOf(scan);
  return {
    caption,
    words,
    width: size.width,
    spacing: size.width / 1000,
    finish: {
      black: DARK,
      white: BRIGHT,
      gamma: 1.22,
      marks: (across, high) => {
        const scale = across / size.width;
        const left = size.width / 2;
        const at = ([x1, y1, x2, y2]: (typeof calipers)[number]) =>
          caliper(
            (x1 + left) * scale,
            (y1 + size.top) * scale,
            (x2 + left) * scale,
            (y2 + size.top) * scale,
          );
        return (
          calipers.map(at).join('') +
          depthTicks(across - 26, size.top * scale, scale, depth) +
          grayBar(26, high * 0.12)
        );
      },
    },
    take: (spacing, omit) => {
      const lines = received(scan, omit);
      // Between coarse pixels no speckle may be lost: they are the means of fine ones.
      const finer = Math.ceil(spacing / (size.width / FINE_COLUMNS));
      return averaged(shown(scan, lines, spacing / finer), finer);
    },
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
  readonly top: number;
}

function sizeOf({ probe, depth }: Scan): Size {
  const fan = 'wide' in probe ? 0 : probe.radius * (1 - cos((probe.half * PI) / 180));
  const across =
    'wide' in probe ? probe.wide : 2 * (probe.radius + depth) * sin((probe.half * PI) / 180);
  const height = (depth + fan) * (1 + 2 * MARGIN);
  return {
    width: max(across * 1.16, height * 1.3),
    height,
    top: (depth + fan) * MARGIN + fan,
  };
}

/** Where a sample of a line lies. */
function placeOf({ probe, depth }: Scan): (line: number, sample: number) => [number, number] {
  return (line, sample) => {
    const share = line / (LINES - 1) - 0.5;
    const deep = (sample / (SAMPLES - 1)) * depth;
    if ('wide' in probe) return [share * probe.wide, deep];
    const angle = (share * 2 * probe.half * PI) / 180;
    const reach = probe.radius + deep;
    return [reach * sin(angle), reach * cos(angle) - probe.radius];
  };
}

/** The echoes along each line in decibels, one row for each depth. */
function received(scan: Scan, omit?: RegExp): Plate {
  const { body, depth, pulse, beam = 1.5 } = scan;
  // What is left out still casts its shadow: a reading then finds the finding alone.
  const kept = omit
    ? body.map((one) => (omit.test(one.name) ? { ...one, isSilent: true } : one))
    : body;
  const place = placeOf(scan);
  const step = depth / (SAMPLES - 1);
  const strength = new Float32Array(LINES * SAMPLES);
  const sheen = new Float32Array(LINES * SAMPLES);
  const heard = new Float32Array(LINES * SAMPLES);
  for (let line = 0; line < LINES; line += 1) {
    let lost = 0;
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      const [x, y] = place(line, sample);
      const [ahead, below] = place(line, sample + 1);
      const met = metAt(kept, x, y, [(ahead - x) / step, (below - y) / step]);
      const index = sample * LINES + line;
      strength[index] = met.echo;
      sheen[index] = met.sheen;
      lost = min(70, lost + (met.loss * step) / 10);
      heard[index] = lost;
    }
  }
  const size = { width: LINES, height: SAMPLES };
  const speckle = speckled(strength, size, pulse / step, beam);
  // The beam is wider than a line: shadows have soft edges.
  const { data: softly } = blurred({ ...size, data: heard }, 2.2);
  const { data: glint } = blurred({ ...size, data: sheen }, max(0.7, (0.6 * pulse) / step));
  const random = new Random('receiver');
  const data = speckle.map((amplitude, index) => {
    const passed = 10 ** (-(softly[index] as number) / 20);
    const deep = index / speckle.length;
    const hiss = 0.0022 * (0.4 + random.next()) * (0.2 + deep * deep);
    const tuned = 0.36 * (0.72 + 0.5 * sin(PI * min(1, deep * 1.1)));
    return 20 * log10((amplitude + 2 * (glint[index] as number)) * passed * tuned + hiss);
  });
  return { ...size, data };
}

function metAt(
  body: readonly Echoed[],
  x: number,
  y: number,
  [along, down]: readonly [number, number],
): { echo: number; loss: number; sheen: number } {
  let [echo, loss, sheen] = [0.6, 0, 0];
  for (const one of body) {
    if (x < one.low[0] - 1 || x > one.high[0] + 1 || y < one.low[1] - 1 || y > one.high[1] + 1)
      continue;
    const inside = one.depth(x, y, 0);
    const share = min(1, max(0, inside / 0.5 + 0.5));
    if (share > 0) {
      loss += (one.loss - loss) * share;
    }
    if (one.isSilent === true) continue;
    if (share > 0) {
      echo += (one.echo(x, y) - echo) * share;
      sheen *= 1 - share;
    }
    if (one.edge > 0 && abs(inside) < 0.5) {
      const nx = one.depth(x + 0.2, y, 0) - inside;
      const ny = one.depth(x, y + 0.2, 0) - inside;
      const square = abs(nx * along + ny * down) / (hypot(nx, ny) || 1);
      // A surface shows only where the beam meets it at a right angle.
      const whole = max(0.1, 0.62 + 0.9 * noise(x / 4.1, y / 4.1, one.edge * 9));
      sheen = max(sheen, one.edge * whole * (1 - 2 * abs(inside)) * (0.03 + 0.97 * square ** 7));
    }
  }
  return { echo, loss, sheen };
}

/** Each pixel the mean of so many across and down. */
function averaged({ data, width, height }: Plate, finer: number): Plate {
  if (finer < 2) return { data, width, height };
  const [columns, rows] = [floor(width / finer), floor(height / finer)];
  const means = new Float32Array(columns * rows);
  for (let row = 0; row < rows * finer; row += 1)
    for (let column = 0; column < columns * finer; column += 1) {
      const at = floor(row / finer) * columns + floor(column / finer);
      const value = data[row * width + column] as number;
      means[at] = (means[at] as number) + value / finer ** 2;
    }
  return { data: means, width: columns, height: rows };
}

/** The lines as the screen shows them. */
function shown(scan: Scan, lines: Plate, spacing: number): Plate {
  const size = sizeOf(scan);
  const [width, height] = [round(size.width / spacing), round(size.height / spacing)];
  const data = new Float32Array(width * height).fill(OUTSIDE);
  const { probe, depth } = scan;
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const x = (column + 0.5) * spacing - size.width / 2;
      const y = (row + 0.5) * spacing - size.top;
      const [share, deep] =
        'wide' in probe
          ? [x / probe.wide, y]
          : [
              (Math.atan2(x, y + probe.radius) * 90) / PI / probe.half,
              hypot(x, y + probe.radius) - probe.radius,
            ];
      const [line, sample] = [(share + 0.5) * (LINES - 1), (deep / depth) * (SAMPLES - 1)];
      if (line < 0 || line >= LINES - 1 || sample < 0 || sample >= SAMPLES - 1) continue;
      const at = floor(sample) * LINES + floor(line);
      const [aside, below] = [line - floor(line), sample - floor(sample)];
      const upper =
        (lines.data[at] as number) * (1 - aside) + (lines.data[at + 1] as number) * aside;
      const lower =
        (lines.data[at + LINES] as number) * (1 - aside) +
        (lines.data[at + LINES + 1] as number) * aside;
      data[row * width + column] = upper + (lower - upper) * below;
    }
  return { data, width, height };
}

const caliper = (x1: number, y1: number, x2: number, y2: number): string =>
  [
    [x1, y1],
    [x2, y2],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<path d="M${x - 9} ${y}h18M${x} ${y - 9}v18" stroke="#ffffff" stroke-width="2.4"/>`,
    )
    .join('') +
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="#ffffff" stroke-width="1.6" stroke-dasharray="2 9" opacity=".8"/>`;
