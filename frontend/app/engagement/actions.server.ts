import type { ActionFunctionArgs } from '@remix-run/node';
import { type FormValues, textOf } from '../lib/form-state';
import { pageBefore } from '../wire/browser.server';
import { refusedForm, typedValues } from '../wire/forms.server';
import type { Refused } from '../wire/reply';
import { underKey } from '../wire/retry-key.server';
import { readForm } from '../wire/sent-form.server';
import { answer, type Next, settled } from './answers.server';
import { writeComment } from './comments.server';
import type { Engaged, EngagementCalls } from './engagement-calls.server';

/** The part of a subject that is needed to report it. */
interface Reportable extends Pick<Engaged, 'id'> {
  calls: Pick<EngagementCalls, 'report'>;
  to: Engaged['to'] | ((values: FormValues) => string);
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
  const category = textOf(values, 'category');
  const reason = textOf(values, 'reason');
  if (!category) return refusedForm(unchosen(reason), values);
  const reply = await calls.report(
    underKey(args, textOf(values, 'retryKey')),
    id,
    { reason, category },
    values,
  );
  return settled(args, reply, { values, to: typeof to === 'string' ? to : to(values) });
}

const CHOOSE = 'Please choose what is wrong.';

/** Older apps may leave the category out; the page asks for one, and tells all errors at once. */
function unchosen(reason: string): Refused {
  const errors: Record<string, string[]> = { category: [CHOOSE] };
  if (reason.trim() === '') errors['reason'] = ['Reason is required.'];
  return { ok: false, code: 422, msg: CHOOSE, errors, requestId: '', setCookies: [] };
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
