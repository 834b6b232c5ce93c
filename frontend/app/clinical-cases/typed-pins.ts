import { type FormValues, textsOf } from '../lib/form-state';
import { NO_PERCENT, percentIn } from '../lib/typed-percent';
import type { components } from '../wire/schema';
import { PIN_FIELDS, type PinField } from './pin-fields';

type Pin = components['schemas']['PinBody'];
type Typed = Record<PinField, string>;
export type PinErrors = Partial<Record<PinField, string[]>>;

const PER_PERCENT = 10;
const SECONDS = 60;

const PROBLEMS = {
  percent: NO_PERCENT,
  page: 'Please type the number of a page.',
  slice: 'Please type the number of a slice.',
  second: 'Please type a second, such as 47 or 0:47.',
};

const decimal = (typed: string) => Number(typed.replace(',', '.'));

const numberIn = (typed: string) => (/^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN);

function secondIn(typed: string): number {
  const [, minutes = '0', seconds] = /^(?:(\d{1,4}):)?(\d{1,5}(?:[.,]\d+)?)$/.exec(typed) ?? [];
  return seconds === undefined ? Number.NaN : Number(minutes) * SECONDS + decimal(seconds);
}

/** The places in the form of a comment: those without a file are none. Errors by field. */
export function typedPins(values: FormValues): { pins: Pin[]; errors: PinErrors } {
  const errors: PinErrors = {};
  const pins = textsOf(values, 'pinFile').flatMap((file, i) => {
    const typed = typedAt(values, i);
    return file === '' ? [] : [pinFrom(typed, errors)];
  });
  return { pins, errors };
}

const typedAt = (values: FormValues, index: number) =>
  Object.fromEntries(
    PIN_FIELDS.map((name) => [name, (textsOf(values, name)[index] ?? '').trim()]),
  ) as Typed;

function pinFrom(typed: Typed, errors: PinErrors): Pin {
  const read = (name: PinField, as: (typed: string) => number, problem: string) => {
    const value = as(typed[name]);
    if (Number.isNaN(value)) errors[name] = [problem];
    return value;
  };
  const thousandths = (name: PinField) =>
    Math.round(read(name, percentIn, PROBLEMS.percent) * PER_PERCENT * PER_PERCENT) / PER_PERCENT;
  const shape = (typed.pinShape || 'point') as Pin['shape'];
  const points = [[thousandths('pinX'), thousandths('pinY')]];
  if (shape !== 'point') points.push([thousandths('pinX2'), thousandths('pinY2')]);
  return {
    shape,
    points,
    ...targetIn(typed.pinFile),
    ...(typed.pinPage && { page: read('pinPage', numberIn, PROBLEMS.page) }),
    ...(typed.pinSecond && { second: read('pinSecond', secondIn, PROBLEMS.second) }),
    ...(typed.pinSlice && { slice: read('pinSlice', numberIn, PROBLEMS.slice) }),
  };
}

/** "file-12" or "scan-3". */
function targetIn(typed: string): Pick<Pin, 'file' | 'scan'> {
  const [, scan] = /^scan-(\d+)$/.exec(typed) ?? [];
  return scan === undefined
    ? { file: Number(typed.replace(/^file-/, '')) }
    : { file: null, scan: Number(scan) };
}

const FIELDS: Record<string, PinField> = {
  'There is no such page.': 'pinPage',
  'There is no such second.': 'pinSecond',
  'There is no such slice.': 'pinSlice',
  'That mark has no place.': 'pinX',
};

/** The form field that shows the API's error about a place. */
export const fieldOfRefusal = (problem: string): PinField => FIELDS[problem] ?? 'pinFile';
