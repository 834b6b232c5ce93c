import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { type FormState, type FormValues, textOf } from '../lib/form-state';
import { setToast } from '../shell/flash.server';
import type { RouteArgs } from '../wire/client.server';
import { HONEYPOT, OPENED, trapped } from '../wire/form-trap.server';
import { refusedState, typedValues } from '../wire/forms.server';
import type { Reply } from '../wire/reply';
import { readForm } from '../wire/sent-form.server';

/** These forms show their toasts for 5 seconds (spec part 1, section 9). */
export const FORM_TOAST_MS = 5_000;
const SERVER_FAULT = 500;
const AGAIN: FormState = { values: {}, errors: {}, message: 'Please send the form once more.' };

interface PublicForm {
  /** The path of the empty form. */
  path: string;
  /** The messages used if the API gives none. */
  sent: string;
  failed: string;
  send: (args: RouteArgs, values: FormValues) => Promise<Reply<{ message: string }>>;
}

/**
 * Sends a public form. On success the form is cleared and a toast shown; on refusal all values are
 * kept.
 */
export async function sendPublicForm(
  args: ActionFunctionArgs,
  { path, sent, failed, send }: PublicForm,
) {
  const form = await readForm(args.request);
  const { [HONEYPOT]: _, [OPENED]: __, ...values } = typedValues(form);
  const trap = await trapped(form);
  if (trap === 'caught') return emptyAgain(path, sent);
  if (trap === 'stale') return data({ ...AGAIN, values }, { status: 400 });
  const reply = await send(args, values);
  if (reply.ok) return emptyAgain(path, textOf({ message: reply.data.message }, 'message') || sent);
  const state = refusedState(reply, values);
  return data(reply.code >= SERVER_FAULT ? { ...state, message: failed } : state, {
    status: reply.code,
  });
}

async function emptyAgain(path: string, text: string) {
  return redirect(path, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text, ms: FORM_TOAST_MS }) },
  });
}
