import { data } from '@remix-run/node';
import type { FormState, FormValues } from '../lib/form-state';
import type { Refused } from './reply';

const SECRET = /password/i;

/**
 * A form's fields as the API takes them: a single value as text, several as a list. Passwords and
 * files are left out.
 */
export function typedValues(form: FormData): FormValues {
  const values: FormValues = {};
  for (const name of new Set(form.keys())) {
    if (SECRET.test(name)) continue;
    const texts = form.getAll(name).filter((value): value is string => typeof value === 'string');
    values[name] = texts.length > 1 ? texts : (texts[0] ?? '');
  }
  return values;
}

/** The form with the reply's errors and all values. */
export function refusedForm(reply: Refused, values: FormValues) {
  return data(refusedState(reply, values), { status: reply.code });
}

const CONFLICT = 409;

/** The same for a form that says itself that what it changes was saved meanwhile. */
export function refusedEdit(reply: Refused, values: FormValues) {
  if (reply.code !== CONFLICT) return refusedForm(reply, values);
  return data<FormState>({ values, errors: {} }, { status: CONFLICT });
}

const SERVER_FAULT = 500;

/** The request id is shown for server errors only. */
export function refusedState(reply: Refused, values: FormValues): FormState {
  const requestId = reply.code >= SERVER_FAULT ? reply.requestId : undefined;
  return { values, errors: reply.errors ?? {}, message: reply.msg, requestId };
}

/** Moves the API's error on field `said` to field `shown`, the one on the page. */
export function ofField(reply: Refused, said: string, shown: string): Refused {
  const errors = Object.entries(reply.errors ?? {});
  return {
    ...reply,
    errors: Object.fromEntries(errors.map(([at, told]) => [at === said ? shown : at, told])),
  };
}

/** Browsers do not send unticked checkboxes; the API expects 'true' or 'false'. */
export function withTicks(values: FormValues, names: string[]): FormValues {
  return {
    ...values,
    ...Object.fromEntries(names.map((name) => [name, values[name] ? 'true' : 'false'])),
  };
}
