import { type ActionFunctionArgs, data, redirect } from '@remix-run/node';
import type { Refused } from '../../api/client.server';
import { commentOnCase, likeCase, saveCase, unlikeCase, unsaveCase } from '../../api/clinical-cases.server';
import { failure } from '../../api/refused.server';
import { pageBefore, wantsPage } from '../../lib/browser.server';
import { setToast } from '../../lib/flash.server';
import { textOf } from '../../lib/form-state';
import { refusedForm, typedValues } from '../../lib/forms.server';
import { underKey } from '../../lib/retry-key.server';

const toggles = { like: likeCase, unlike: unlikeCase, save: saveCase, unsave: unsaveCase };

/** What can be done with a case, by intent. */
export async function act(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const intent = String(form.get('intent'));
  if (intent === 'comment') return comment(args, form);
  if (!(intent in toggles)) throw new Response(null, { status: 400 });
  return toggle(args, intent as keyof typeof toggles);
}

/** The browser's own form returns to the card it stood on; a script wants to know only whether it was refused. */
async function toggle(args: ActionFunctionArgs, intent: keyof typeof toggles) {
  const caseId = args.params.caseId ?? '';
  const reply = await toggles[intent](args, caseId);
  if (!wantsPage(args.request)) return reply.ok ? data({}) : data({ refusal: reply.msg }, { status: reply.code });
  const back = `${pageBefore(args.request, `/caseDetails/${caseId}`)}#case-${caseId}`;
  return redirect(back, reply.ok ? undefined : { headers: { 'Set-Cookie': await setToast({ kind: 'error', text: reply.msg }) } });
}

async function comment(args: ActionFunctionArgs, form: FormData) {
  const clinicalCaseId = args.params.caseId ?? '';
  const values = typedValues(form);
  const reply = await commentOnCase(underKey(args, textOf(values, 'retryKey')), {
    clinicalCaseId,
    comment: textOf(values, 'comment'),
    parentId: textOf(values, 'parentId') || undefined,
  });
  if (!reply.ok) return isTheirs(reply) ? refusedForm(reply, values) : Promise.reject(failure(reply));
  const { comment: written } = reply.data;
  return wantsPage(args.request)
    ? redirect(`/caseDetails/${clinicalCaseId}#comment-${written.comment_id}`)
    : data({ written: written.comment_id });
}

/** Something to correct or to read in place; all else is an error page. */
function isTheirs(reply: Refused): boolean {
  return [409, 422, 429].includes(reply.code);
}
