import { noise } from './noise';

/**
 * Millimetres in the patient, whatever the camera does: x to the patient's left, y to the back, z to
 * the head.
 */
export type Point = readonly [x: number, y: number, z: number];

export type Field = (x: number, y: number, z: number) => number;

/** A form without a tissue. */
export interface Shape {
  readonly low: Point;
  readonly high: Point;
  /** Millimetres below the surface, roughly; negative outside. */
  readonly depth: Field;
}

/** Hounsfield units at a point of a tissue, which may depend on how deep it lies. */
export type Tissue = (depth: number, x: number, y: number, z: number) => number;

/** A form filled with a tissue. Solids later in a list replace those before them. */
export interface Solid extends Shape {
  readonly name: string;
  readonly tissue: Tissue;
}

const { abs, max, min, sqrt, cos, sin } = Math;

export function solid(name: string, shape: Shape, tissue: Tissue | number): Solid {
  return { ...shape, name, tissue: typeof tissue === 'number' ? () => tissue : tissue };
}

export function ellipsoid([cx, cy, cz]: Point, [rx, ry, rz]: Point): Shape {
  const least = min(rx, ry, rz);
  return {
    low: [cx - rx, cy - ry, cz - rz],
    high: [cx + rx, cy + ry, cz + rz],
    depth: (x, y, z) => {
      const u = (x - cx) / rx;
      const v = (y - cy) / ry;
      const w = (z - cz) / rz;
      return (1 - sqrt(u * u + v * v + w * w)) * least;
    },
  };
}

export const ball = (centre: Point, radius: number): Shape =>
  ellipsoid(centre, [radius, radius, radius]);

/** A cross-section: height, centre and radii, and how square it is (2 is an ellipse). */
export type Section = readonly [
  z: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  square?: number,
];

const STEP = 0.5;

/** A form along z through cross-sections from the lowest to the highest. */
export function loft(sections: readonly Section[]): Shape {
  const first = sections[0] as Section;
  const last = sections[sections.length - 1] as Section;
  const [from, to] = [first[0], last[0]];
  const count = Math.ceil((to - from) / STEP) + 1;
  const rows = Array.from({ length: count }, (_, index) =>
    sectionAt(sections, from + index * STEP),
  );
  const table = Float32Array.from(rows.flat());
  const value = (part: (row: readonly number[]) => number) => rows.map(part);
  return {
    low: [
      min(...value(([cx, , rx]) => (cx ?? 0) - (rx ?? 0))),
      min(...value(([, cy, , ry]) => (cy ?? 0) - (ry ?? 0))),
      from,
    ],
    high: [
      max(...value(([cx, , rx]) => (cx ?? 0) + (rx ?? 0))),
      max(...value(([, cy, , ry]) => (cy ?? 0) + (ry ?? 0))),
      to,
    ],
    depth: (x, y, z) => {
      const row = max(0, min(count - 1, Math.round((z - from) / STEP))) * 5;
      const rx = table[row + 2] as number;
      const ry = table[row + 3] as number;
      const square = table[row + 4] as number;
      const u = abs(x - (table[row] as number)) / rx;
      const v = abs(y - (table[row + 1] as number)) / ry;
      const r = square === 2 ? sqrt(u * u + v * v) : (u ** square + v ** square) ** (1 / square);
      return min((1 - r) * min(rx, ry), z - from, to - z);
    },
  };
}

/** Centre, radii and squareness at a height, on smooth curves through the sections. */
function sectionAt(sections: readonly Section[], z: number): number[] {
  const next = sections.findIndex((section) => section[0] >= z);
  const upper = max(1, next);
  const at = (index: number) => sections[max(0, min(sections.length - 1, index))] as Section;
  const [a, b, c, d] = [at(upper - 2), at(upper - 1), at(upper), at(upper + 1)];
  const share = (z - b[0]) / (c[0] - b[0] || 1);
  const along = ([0, 1, 2, 3] as const).map((part) => {
    const [p, q, r, s] = [a[part + 1], b[part + 1], c[part + 1], d[part + 1]] as number[] as [
      number,
      number,
      number,
      number,
    ];
    const curve =
      q +
      0.5 * share * (r - p + share * (2 * p - 5 * q + 4 * r - s + share * (3 * (q - r) + s - p)));
    return part > 1 ? max(0.3, curve) : curve;
  });
  return [...along, (b[5] ?? 2) + ((c[5] ?? 2) - (b[5] ?? 2)) * share];
}

/** A round tube through points, with a radius at each. */
export function tube(points: readonly (readonly [...Point, radius: number])[]): Shape {
  const parts = points.slice(1).map((end, index) => ({ from: points[index] as typeof end, end }));
  const reach = (axis: 0 | 1 | 2, sign: 1 | -1) =>
    sign * max(...points.map((point) => sign * point[axis] + point[3]));
  return {
    low: [reach(0, -1), reach(1, -1), reach(2, -1)],
    high: [reach(0, 1), reach(1, 1), reach(2, 1)],
    depth: (x, y, z) => {
      let deepest = -1e9;
      for (const { from, end } of parts) {
        const ax = end[0] - from[0];
        const ay = end[1] - from[1];
        const az = end[2] - from[2];
        const px = x - from[0];
        const py = y - from[1];
        const pz = z - from[2];
        const share = max(
          0,
          min(1, (px * ax + py * ay + pz * az) / (ax * ax + ay * ay + az * az || 1)),
        );
        const dx = px - share * ax;
        const dy = py - share * ay;
        const dz = pz - share * az;
        const depth = from[3] + (end[3] - from[3]) * share - sqrt(dx * dx + dy * dy + dz * dz);
        if (depth > deepest) deepest = depth;
      }
      return deepest;
    },
  };
}

/** A box with rounded edges. */
export function block([cx, cy, cz]: Point, [rx, ry, rz]: Point, round = 1): Shape {
  return {
    low: [cx - rx, cy - ry, cz - rz],
    high: [cx + rx, cy + ry, cz + rz],
    depth: (x, y, z) => {
      const u = abs(x - cx) - rx + round;
      const v = abs(y - cy) - ry + round;
      const w = abs(z - cz) - rz + round;
      const [a, b, c] = [max(u, 0), max(v, 0), max(w, 0)];
      return round - sqrt(a * a + b * b + c * c) - min(max(u, v, w), 0);
    },
  };
}

/** Forms grown together, with a fillet of this many millimetres. */
export function joined(fillet: number, ...shapes: readonly Shape[]): Shape {
  const reach = (axis: 0 | 1 | 2, pick: 'low' | 'high') =>
    (pick === 'low' ? min : max)(...shapes.map((shape) => shape[pick][axis]));
  return {
    low: [reach(0, 'low'), reach(1, 'low'), reach(2, 'low')],
    high: [reach(0, 'high'), reach(1, 'high'), reach(2, 'high')],
    depth: (x, y, z) => {
      let sum = -1e9;
      for (const { low, high, depth: of } of shapes) {
        // Too far away to matter: most points lie in one or two of the forms.
        if (z < low[2] - fillet || z > high[2] + fillet || x < low[0] - fillet) continue;
        if (x > high[0] + fillet || y < low[1] - fillet || y > high[1] + fillet) continue;
        const depth = of(x, y, z);
        const blend = max(fillet - abs(sum - depth), 0);
        sum = max(sum, depth) + (blend * blend) / (4 * fillet || 1);
      }
      return sum;
    },
  };
}

/** The first form without the others. */
export function without(shape: Shape, ...holes: readonly Shape[]): Shape {
  return {
    ...shape,
    depth: (x, y, z) => {
      let depth = shape.depth(x, y, z);
      for (const hole of holes) depth = min(depth, -hole.depth(x, y, z));
      return depth;
    },
  };
}

/** The intersection of a shape with others. */
export function within(shape: Shape, ...others: readonly Shape[]): Shape {
  return {
    ...shape,
    depth: (x, y, z) => {
      let depth = shape.depth(x, y, z);
      for (const other of others) depth = min(depth, other.depth(x, y, z));
      return depth;
    },
  };
}

/** An uneven surface: bumps of this height and size. */
export function uneven(shape: Shape, height: number, size: number, seed = 0): Shape {
  return {
    low: [shape.low[0] - height, shape.low[1] - height, shape.low[2] - height],
    high: [shape.high[0] + height, shape.high[1] + height, shape.high[2] + height],
    depth: (x, y, z) => {
      const depth = shape.depth(x, y, z);
      // Noise is slow, and far from the surface it decides nothing.
      if (depth < -height || depth > 3 * height) return depth;
      return depth + height * noise(x / size + seed * 3.7, y / size + seed * 1.3, z / size + seed);
    },
  };
}

/** A solid turned and moved with its tissue. */
export function placedSolid(form: Solid, at: Point, turn: Point = [0, 0, 0]): Solid {
  return { ...placed(form, at, turn), name: form.name, tissue: form.tissue };
}

/** A form turned about the axes (degrees; x first, then y, then z), then moved. */
export function placed(shape: Shape, at: Point, turn: Point = [0, 0, 0]): Shape {
  const [rx, ry, rz] = turn.map((degrees) => (degrees * Math.PI) / 180) as [number, number, number];
  const [a, b, c, d, e, f] = [cos(rx), sin(rx), cos(ry), sin(ry), cos(rz), sin(rz)];
  const m = [
    c * e,
    b * d * e - a * f,
    a * d * e + b * f,
    c * f,
    b * d * f + a * e,
    a * d * f - b * e,
    -d,
    b * c,
    a * c,
  ] as const;
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = m as unknown as [
    ...[number, number, number],
    ...[number, number, number],
    ...[number, number, number],
  ];
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((corner) => {
    const x = (corner & 1 ? shape.high : shape.low)[0];
    const y = (corner & 2 ? shape.high : shape.low)[1];
    const z = (corner & 4 ? shape.high : shape.low)[2];
    return [
      m0 * x + m1 * y + m2 * z + at[0],
      m3 * x + m4 * y + m5 * z + at[1],
      m6 * x + m7 * y + m8 * z + at[2],
    ] as const;
  });
  const reach = (axis: 0 | 1 | 2, pick: (...values: number[]) => number) =>
    pick(...corners.map((corner) => corner[axis]));
  return {
    low: [reach(0, min), reach(1, min), reach(2, min)],
    high: [reach(0, max), reach(1, max), reach(2, max)],
    depth: (px, py, pz) => {
      const x = px - at[0];
      const y = py - at[1];
      const z = pz - at[2];
      return shape.depth(
        m0 * x + m3 * y + m6 * z,
        m1 * x + m4 * y + m7 * z,
        m2 * x + m5 * y + m8 * z,
      );
    },
  };
}

/** The mirror image about the plane between left and right. */
export function mirrored(form: Solid): Solid {
  const { low, high, depth, tissue } = form;
  return {
    ...form,
    low: [-high[0], low[1], low[2]],
    high: [-low[0], high[1], high[2]],
    depth: (x, y, z) => depth(-x, y, z),
    tissue: (deep, x, y, z) => tissue(deep, -x, y, z),
  };
}

/** A part of a broken solid: its tissue is that of the whole, so that broken ends have no rim. */
export function part(name: string, whole: Solid, ...limits: readonly Shape[]): Solid {
  const { depth, tissue } = whole;
  return {
    ...within(whole, ...limits),
    name,
    tissue: (_, x, y, z) => tissue(max(0, depth(x, y, z)), x, y, z),
  };
}
