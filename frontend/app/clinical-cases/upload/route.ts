import type { ActionFunctionArgs } from '@remix-run/node';
import { requireMember } from '../../shell/guard.server';
import { idIn } from '../../wire/address.server';
import { POST_FORMS, sendPostForm } from '../post-form/post-forms.server';

/** Takes the forms of posts from scripts, which watch their progress: /community/upload?form=&id= */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const params = new URL(args.request.url).searchParams;
  const which = POST_FORMS.find((form) => form === params.get('form'));
  if (!which) throw new Response(null, { status: 404 });
  const id = params.get('id');
  const sent = await sendPostForm(args, which, id === null ? undefined : idIn(id));
  if (!('refused' in sent)) return Response.json(sent);
  // What was typed is still in the form; which version it replaces, the form may have to learn.
  const { version } = sent.refused.values;
  const values = version === undefined ? {} : { version };
  return Response.json({ ...sent.refused, values }, { status: sent.code });
}
