import type { ActionFunctionArgs } from '@remix-run/node';
import type { FormState } from '../../lib/form-state';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { isFromOutbox, refusalHeader } from '../../wire/kept-form.server';
import { type PostFormName, postForms } from '../post-form/post-form-calls.server';
import { sendPostForm } from '../post-form/post-forms.server';

const LOOK_AGAIN = 'Please open the form, and review its files once more.';

const wordsOf = ({ message = '', errors }: FormState) =>
  [...new Set([message, ...Object.values(errors).flat()])].filter(Boolean).join(' ');

/** Takes the forms of posts from scripts, with progress: /community/upload?form=&id=&step= */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const params = new URL(args.request.url).searchParams;
  const name = params.get('form') ?? '';
  if (!Object.hasOwn(postForms, name)) throw new Response(null, { status: 404 });
  const named = (word: string) => idIn(params.get(word) ?? undefined);
  const sent = await sendPostForm(args, name as PostFormName, {
    ...(params.has('id') && { id: named('id') }),
    ...(params.has('step') && { stepId: named('step') }),
  });
  if ('review' in sent && isFromOutbox(args.request))
    return Response.json(sent, { status: 409, headers: refusalHeader(LOOK_AGAIN) });
  if (!('refused' in sent)) return Response.json(sent);
  // The form still has the typed values; only the version may have changed, after a conflict.
  const { version } = sent.refused.values;
  const values = version === undefined ? {} : { version };
  const headers = isFromOutbox(args.request) ? refusalHeader(wordsOf(sent.refused)) : {};
  return Response.json({ ...sent.refused, values }, { status: sent.code, headers });
}
