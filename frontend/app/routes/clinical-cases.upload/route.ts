import type { ActionFunctionArgs } from '@remix-run/node';
import { refusedState } from '../../lib/forms.server';
import { requireMember } from '../../lib/guard.server';
import { POST_FORMS, sendPostForm } from '../../lib/post-forms.server';

/** Takes the forms of posts from scripts, which watch their progress: /community/upload?form=&id= */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const params = new URL(args.request.url).searchParams;
  const which = POST_FORMS.find((form) => form === params.get('form'));
  if (!which) throw new Response(null, { status: 404 });
  const { reply } = await sendPostForm(args, which, params.get('id') ?? '');
  // What was typed is still in the form.
  return reply.ok ? Response.json({ done: reply.msg, id: reply.data.id }) : Response.json(refusedState(reply, {}), { status: reply.code });
}
