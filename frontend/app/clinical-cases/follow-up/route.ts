import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { textOf } from '../../lib/form-state';
import { setToast } from '../../shell/flash.server';
import { requireMember } from '../../shell/guard.server';
import { typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { engagedPost } from '../engaged-post.server';
import { answerFollowUp } from '../outcome.server';

/**
 * Takes "Ask me in 14 days" and "Lost to follow-up" from the case or the list of awaited outcomes.
 */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const said = typedValues(await readForm(args.request));
  const reply = await answerFollowUp(args, id, { answer: textOf(said, 'answer') });
  const back = textOf(said, 'from') === 'list' ? '/myCases?outcome=awaited' : to;
  return redirect(back, {
    headers: {
      'Set-Cookie': await setToast({ kind: reply.ok ? 'success' : 'error', text: reply.msg }),
    },
  });
}
