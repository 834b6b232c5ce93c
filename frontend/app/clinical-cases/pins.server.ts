import { type FormValues, textOf } from '../lib/form-state';

const PER_PERCENT = 10;

/** The place that is sent with a comment, if any. The form has its place in percent. */
export function pinsIn(values: FormValues) {
  const file = Number(textOf(values, 'pinFile'));
  if (!file) return undefined;
  const [x, y] = ['pinX', 'pinY'].map((name) => Number(textOf(values, name)) * PER_PERCENT);
  const points = [[x ?? 0, y ?? 0]];
  return [{ file, points, shape: 'point' as const }];
}
