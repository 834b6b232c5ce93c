import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { textOf } from '../../lib/form-state';
import { told } from '../../shell/done.server';
import { requireMember } from '../../shell/guard.server';
import { typedValues } from '../../wire/forms.server';
import { readForm } from '../../wire/sent-form.server';
import { engagedPost } from '../engaged-post.server';
import { skipPoll, voteIn } from '../poll/polls.server';

/** For a member who comes back here after logging in: the vote is on the page of the case. */
export async function loader(args: LoaderFunctionArgs) {
  await requireMember(args);
  return redirect(`${engagedPost(args).to}#vote`);
}

/** Takes a vote, or "Just show me". */
export async function action(args: ActionFunctionArgs) {
  await requireMember(args);
  const { id, to } = engagedPost(args);
  const said = typedValues(await readForm(args.request));
  const reply =
    textOf(said, 'skip') === '1'
      ? await skipPoll(args, id)
      : await voteIn(args, id, {
          option: Number(textOf(said, 'option')),
          confidence: Number(textOf(said, 'confidence')),
        });
  return told(reply, `${to}#vote`);
}
