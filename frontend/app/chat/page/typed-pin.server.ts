import type { FormState } from '../../lib/form-state';
import { NO_PERCENT, percentIn } from '../../lib/typed-percent';
import { PIN_FIELDS, type PinField } from './pin-fields';

const PER_PERCENT = 10;
type Errors = Partial<Record<PinField, string[]>>;

/**
 * The place typed in the form of a reply, as JSON; none without a shape. Errors by field.
 */
export function typedPin(form: FormData): { pins?: string; errors?: Errors } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const shape = text('pinShape');
  if (shape === '') return {};
  const errors: Errors = {};
  const thousandths = (name: PinField) => {
    const percent = percentIn(text(name));
    if (Number.isNaN(percent)) errors[name] = [NO_PERCENT];
    return percent * PER_PERCENT;
  };
  const points = [[thousandths('pinX'), thousandths('pinY')]];
  if (shape !== 'point') points.push([thousandths('pinX2'), thousandths('pinY2')]);
  if (Object.keys(errors).length > 0) return { errors };
  return { pins: JSON.stringify([{ file: Number(text('replyTo')), shape, points }]) };
}

/** The form as it was typed, with what is wrong at its fields. */
export function withErrors(form: FormData, errors: Errors): FormState {
  const names = ['intent', 'chatSendText', ...PIN_FIELDS];
  const values = names.map((name) => [name, String(form.get(name) ?? '')]);
  return { values: Object.fromEntries(values), errors };
}
