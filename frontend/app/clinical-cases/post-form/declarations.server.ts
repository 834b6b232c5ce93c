import { type FormValues, textOf } from '../../lib/form-state';
import type { RouteArgs } from '../../wire/client.server';
import type { Refused } from '../../wire/reply';
import { UNPROCESSABLE } from './publish.server';

const DECLARATIONS = ['indemnity', 'consent', 'relevance'];
const BOX = 'Please check the checkbox.';

/** Where the patient decides, the author does not declare the consent. */
export function undeclaredIn(sent: FormValues): string[] {
  const asksPatient = textOf(sent, 'consentBy') === 'patient';
  return DECLARATIONS.filter((box) => !sent[box] && !(asksPatient && box === 'consent'));
}

/** A change needs the declarations of a new post, though the API refuses only those sent as no. */
export function declareFirst({ context }: RouteArgs, names: string[]): Refused {
  const errors = Object.fromEntries(names.map((name) => [name, [BOX]]));
  return {
    ok: false,
    code: UNPROCESSABLE,
    msg: BOX,
    errors,
    requestId: context.requestId,
    setCookies: [],
  };
}
