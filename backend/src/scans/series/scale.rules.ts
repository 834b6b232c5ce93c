import type { ImageFile } from './dicom.rules';
import type { Frame } from './frames.rules';
import { TAG } from './wanted.rules';

/** Stored values of one frame become those of the series. */
export interface Scale {
  readonly slope: number;
  readonly intercept: number;
  /** As it is stored in the series. */
  readonly padding: number | null;
  convert(values: Int32Array, frame: Frame): Int16Array;
}

type Range = readonly [least: number, most: number];

const HALF = 32_768;
const [LEAST, MOST] = [-HALF, HALF - 1];
/** One value is left for the padding. */
const STEPS = MOST - LEAST - 1;

/**
 * The one slope and intercept of a series. Where they differ from frame to frame, real values are
 * kept, in steps of the smallest slope.
 * @param rangeOf the least and the largest stored value of a frame; asked only if not every value that
 *   the files could hold has room
 */
export async function scaleOf(
  frames: readonly Frame[],
  rangeOf: (frame: Frame) => Promise<Range>,
): Promise<Scale> {
  const [first] = frames;
  if (!first) throw new RangeError('A series has frames.');
  const { slope, intercept, file } = first;
  const isOne = frames.every((frame) => frame.slope === slope && frame.intercept === intercept);
  if (!isOne) return realValues(frames, rangeOf);
  const isShifted = frames.some(
    ({ file: { format } }) => !format.isSigned && format.bitsStored > 15,
  );
  const shift = isShifted ? HALF : 0;
  const padding = paddingOf(file);
  return {
    slope,
    intercept: intercept + shift * slope,
    padding: padding ? padding.value - shift : null,
    convert: (values, frame) => {
      const own = paddingOf(frame.file);
      return Int16Array.from(values, (value) =>
        own && padding && isPadding(value, own) ? padding.value - shift : value - shift,
      );
    },
  };
}

async function realValues(
  frames: readonly Frame[],
  rangeOf: (frame: Frame) => Promise<Range>,
): Promise<Scale> {
  const smallest = Math.min(...frames.map(({ slope }) => Math.abs(slope)));
  const wide = rangeOfAll(frames.map((frame) => realRange(frame, possible(frame.file))));
  const hasRoom = (wide[1] - wide[0]) / smallest <= STEPS;
  const [least, most] = hasRoom ? wide : await measured(frames, rangeOf);
  const slope = Math.max(smallest, (most - least) / STEPS);
  const isCentred = least / slope > LEAST && most / slope <= MOST;
  const intercept = isCentred ? 0 : least - (LEAST + 1) * slope;
  return {
    slope,
    intercept,
    padding: frames.some(({ file }) => paddingOf(file)) ? LEAST : null,
    convert: (values, frame) => {
      const own = paddingOf(frame.file);
      return Int16Array.from(values, (value) => {
        if (own && isPadding(value, own)) return LEAST;
        const real = value * frame.slope + frame.intercept;
        return Math.max(LEAST + 1, Math.min(MOST, Math.round((real - intercept) / slope)));
      });
    },
  };
}

async function measured(frames: readonly Frame[], rangeOf: (frame: Frame) => Promise<Range>) {
  const ranges: Range[] = [];
  for (const frame of frames) ranges.push(realRange(frame, await rangeOf(frame)));
  return rangeOfAll(ranges);
}

function realRange({ slope, intercept }: Frame, range: Range): Range {
  const [one = 0, other = 0] = range.map((value) => value * slope + intercept);
  return [Math.min(one, other), Math.max(one, other)];
}

const rangeOfAll = (ranges: readonly Range[]): Range => [
  Math.min(...ranges.map(([least]) => least)),
  Math.max(...ranges.map(([, most]) => most)),
];

function possible({ format: { bitsStored, isSigned } }: ImageFile): Range {
  const count = 2 ** bitsStored;
  return isSigned ? [-count / 2, count / 2 - 1] : [0, count - 1];
}

interface Padding {
  readonly value: number;
  readonly least: number;
  readonly most: number;
}

function paddingOf({ header, format }: ImageFile): Padding | undefined {
  const kind = format.isSigned ? 's16' : 'u16';
  const value = header.number(TAG.padding, kind);
  if (value === undefined) return undefined;
  const end = header.number(TAG.paddingEnd, kind) ?? value;
  return { value, least: Math.min(value, end), most: Math.max(value, end) };
}

const isPadding = (value: number, { least, most }: Padding) => value >= least && value <= most;

const SHARE = 0.01;

/** From the 1st to the 99th percentile, in real values: what is seen where a file says no window. */
export function windowOver(
  frames: readonly Int16Array[],
  { slope, intercept, padding }: Pick<Scale, 'slope' | 'intercept' | 'padding'>,
): [number, number] | null {
  const counts = new Uint32Array(MOST - LEAST + 1);
  for (const values of frames)
    for (const value of values) counts[value - LEAST] = (counts[value - LEAST] ?? 0) + 1;
  if (padding !== null && padding >= LEAST && padding <= MOST) counts[padding - LEAST] = 0;
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const valueAt = (share: number) => {
    let seen = 0;
    const at = counts.findIndex((count) => {
      seen += count;
      return seen > share * (total - 1);
    });
    return LEAST + at;
  };
  const [low, high] = [valueAt(SHARE), valueAt(1 - SHARE)].map((at) => at * slope + intercept);
  const [from, to] = [low ?? 0, high ?? 0];
  return [(from + to) / 2, Math.max(Math.abs(slope), Math.abs(to - from))];
}
