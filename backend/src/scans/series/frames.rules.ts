import type { ImageFile } from './dicom.rules';
import type { Elements } from './elements.rules';
import { TAG } from './wanted.rules';

export type Vector = readonly [number, number, number];

/** A frame of a file, with what its series is sorted and measured by. In memory only. */
export interface Frame {
  readonly file: ImageFile;
  readonly index: number;
  readonly position: Vector | undefined;
  /** The directions in which columns and rows count up. */
  readonly directions: readonly [Vector, Vector] | undefined;
  readonly spacing: readonly number[];
  readonly slope: number;
  readonly intercept: number;
  /** Undefined without slope and intercept. */
  readonly rescaleType: string | undefined;
  readonly window: readonly [number, number] | undefined;
}

const SLANT = 1e-4;

/** The frames of a file as they are stored; those that are cut off are not among them. */
export function framesOf(file: ImageFile, whole: number): Frame[] {
  const { header } = file;
  const shared = header.items(TAG.sharedGroups)[0];
  const groups = header.items(TAG.frameGroups);
  return Array.from({ length: whole }, (_, index) => {
    const own = groups[index];
    /** A frame's own group takes precedence over the shared one, and both over the file's. */
    const within = (sequence: number) =>
      own?.items(sequence)[0] ?? shared?.items(sequence)[0] ?? header;
    return {
      file,
      index,
      position: vectorOf(within(TAG.planePosition).numbers(TAG.position, 'decimal')),
      directions: directionsOf(within(TAG.planeOrientation).numbers(TAG.orientation, 'decimal')),
      spacing: within(TAG.pixelMeasures).numbers(TAG.spacing, 'decimal'),
      ...scaleOf(within(TAG.frameScale)),
      window: windowOf(within(TAG.frameWindow)),
    };
  });
}

function vectorOf([x, y, z]: readonly number[]): Vector | undefined {
  const isWhole = [x, y, z].every((part) => Number.isFinite(part));
  return isWhole ? [x ?? 0, y ?? 0, z ?? 0] : undefined;
}

function directionsOf(numbers: readonly number[]): Frame['directions'] {
  const [row, column] = [vectorOf(numbers.slice(0, 3)), vectorOf(numbers.slice(3))];
  if (!row || !column || [row, column].some((vector) => dot(vector, vector) < SLANT))
    return undefined;
  return dot(cross(row, column), cross(row, column)) < SLANT ? undefined : [row, column];
}

function scaleOf(within: Elements): Pick<Frame, 'slope' | 'intercept' | 'rescaleType'> {
  const slope = within.number(TAG.slope, 'decimal');
  const intercept = within.number(TAG.intercept, 'decimal');
  if (!slope || intercept === undefined) return { slope: 1, intercept: 0, rescaleType: undefined };
  return { slope, intercept, rescaleType: within.text(TAG.rescaleType) };
}

/** A table that stands instead of a window is taken for the window over the values that it knows. */
function windowOf(within: Elements): Frame['window'] {
  const centre = within.number(TAG.windowCentre, 'decimal');
  const width = within.number(TAG.windowWidth, 'decimal');
  if (centre !== undefined && width !== undefined && width > 0) return [centre, width];
  const [count, first] = within.items(TAG.voiTables)[0]?.numbers(TAG.tableHead, 'u16') ?? [];
  if (count === undefined || first === undefined || count < 2) return undefined;
  return [first + count / 2, count];
}

export const dot = (one: Vector, other: Vector): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

export const cross = ([a, b, c]: Vector, [x, y, z]: Vector): Vector => [
  b * z - c * y,
  c * x - a * z,
  a * y - b * x,
];

export function unit(vector: Vector): Vector {
  const length = Math.sqrt(dot(vector, vector));
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}
