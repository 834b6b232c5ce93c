import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import { type FormState, textOf, untouched } from '../../lib/form-state';
import { trapped } from '../../wire/form-trap.server';
import { refusedForm, typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { admitVisitor } from '../api.server';
import { isKnownVisitor } from '../visitor-cases.server';
import { keepVisitorToken } from '../visitor-token.server';

/** The visitor leaves a name and may then read whole cases. */
export async function enter(args: ActionFunctionArgs) {
  const form = await readForm(args.request);
  const values = typedValues(form);
  if (await isKnownVisitor(args)) return redirect(placeOf(textOf(values, 'read')));
  const trap = await trapped(form);
  if (trap === 'caught') return redirect('/communityNonRegister');
  if (trap === 'stale')
    return data<FormState>(
      { ...untouched, values, message: 'Please send the form once more.' },
      { status: 400 },
    );
  const reply = await admitVisitor(args, values);
  if (!reply.ok) return refusedForm(reply, values);
  return redirect(placeOf(textOf(values, 'read')), {
    headers: { 'Set-Cookie': await keepVisitorToken(reply.data.visitorToken) },
  });
}

/**
 * The URL of the whole cases, starting at the case the visitor wanted, or at the same page of the
 * list.
 */
export function placeOf(read: string | null, before?: number): string {
  const id = Number(read);
  const from = Number.isSafeInteger(id) && id > 0 ? id + 1 : before;
  return from === undefined
    ? '/communityNonRegisterView'
    : `/communityNonRegisterView?${new URLSearchParams({ before: String(from) })}`;
}
