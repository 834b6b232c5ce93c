import { data } from '@remix-run/node';
import type { FormState, FormValues } from '../lib/form-state';
import type { Refused } from './reply';

const SECRET = /password/i;

/** Fields of a form as the API takes them: one value as text, several as a list. Passwords and files stay out. */
export function typedValues(form: FormData): FormValues {
  const values: FormValues = {};
  for (const name of new Set(form.keys())) {
    if (SECRET.test(name)) continue;
    const texts = form.getAll(name).filter((value): value is string => typeof value === 'string');
    values[name] = texts.length > 1 ? texts : (texts[0] ?? '');
  }
  return values;
}

/** The form again, with the reply's messages and everything that was typed. */
export function refusedForm(reply: Refused, values: FormValues) {
  return data(refusedState(reply, values), { status: reply.code });
}

const SERVER_FAULT = 500;

/** The reference helps only where the fault is ours. */
export function refusedState(reply: Refused, values: FormValues): FormState {
  const requestId = reply.code >= SERVER_FAULT ? reply.requestId : undefined;
  return { values, errors: reply.errors ?? {}, message: reply.msg, requestId };
}

/** What the API says of one field stands beside another, which is the one that the page has. */
export function ofField(reply: Refused, said: string, shown: string): Refused {
  const errors = Object.entries(reply.errors ?? {});
  return {
    ...reply,
    errors: Object.fromEntries(errors.map(([at, told]) => [at === said ? shown : at, told])),
  };
}

/** A checkbox that is not ticked is not sent at all; the API is told "false" in so many words. */
export function withTicks(values: FormValues, names: string[]): FormValues {
  return {
    ...values,
    ...Object.fromEntries(names.map((name) => [name, values[name] ? 'true' : 'false'])),
  };
}
