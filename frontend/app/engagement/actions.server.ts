import type { ActionFunctionArgs } from '@remix-run/node';
import { textOf } from '../lib/form-state';
import { pageBefore } from '../wire/browser.server';
import { typedValues } from '../wire/forms.server';
import { readForm } from '../wire/sent-form.server';
import { answer, type Next, settled } from './answers.server';
import { writeComment } from './comments.server';
import type { Engaged, EngagementCalls } from './engagement-calls.server';

/** The part of a subject that is needed to report it. */
interface Reportable extends Pick<Engaged, 'id' | 'to'> {
  calls: Pick<EngagementCalls, 'report'>;
}

const TOGGLES = ['like', 'unlike', 'save', 'unsave', 'follow', 'unfollow'] as const;

/** The action of a subject's own page: `intent` is `comment` or one of the toggles. */
export async function engage(args: ActionFunctionArgs, engaged: Engaged) {
  const form = await readForm(args.request);
  const intent = String(form.get('intent'));
  if (intent === 'comment') return writeComment(args, engaged, form);
  const toggle = TOGGLES.find((name) => name === intent);
  const call = toggle && engaged.calls[toggle];
  if (!call) throw new Response(null, { status: 400 });
  return answer(
    args,
    await call(args, engaged.id),
    `${pageBefore(args.request, engaged.to)}#${engaged.anchor}`,
  );
}

/** The action of `/report`. */
export async function reportSubject(args: ActionFunctionArgs, { calls, id, to }: Reportable) {
  const values = typedValues(await readForm(args.request));
  const reply = await calls.report(args, id, {
    reason: textOf(values, 'reason'),
    category: textOf(values, 'category') || 'other',
  });
  return settled(args, reply, { values, to });
}

/** The action of `/delete`; `to` is the list to show afterwards. */
export async function removeSubject(
  args: ActionFunctionArgs,
  { calls, id }: Engaged,
  next: Pick<Next, 'to' | 'failed'>,
) {
  if (!calls.remove) throw new Response(null, { status: 404 });
  return settled(args, await calls.remove(args, id), next);
}
