import { data, redirect } from '@remix-run/node';
import { setToast } from '../shell/flash.server';
import { wantsPage } from '../wire/browser.server';
import type { RouteArgs } from '../wire/client.server';
import { refusedForm, type typedValues } from '../wire/forms.server';
import type { Refused, Reply } from '../wire/reply';

/**
 * A form posted by the browser returns to the page it was on; a script only needs to know whether
 * it was refused.
 */
export async function answer(args: RouteArgs, reply: Reply<unknown>, back: string) {
  if (!wantsPage(args.request))
    return reply.ok ? data({}) : data({ refusal: reply.msg }, { status: reply.code });
  return redirect(
    back,
    reply.ok
      ? undefined
      : { headers: { 'Set-Cookie': await setToast({ kind: 'error', text: reply.msg }) } },
  );
}

export interface Next {
  /** The typed values, if the form can be corrected. */
  values?: ReturnType<typeof typedValues>;
  to: string;
  /** Shown on failure in place of the API's message. */
  failed?: string;
}

/**
 * On success redirects to the next page, or gives a script the message. On refusal returns the form
 * if it can be corrected, or the message.
 */
export async function settled(
  args: RouteArgs,
  reply: Reply<unknown>,
  { values, to, failed }: Next,
) {
  if (!reply.ok && values && isTheirs(reply)) return refusedForm(reply, values);
  const text = reply.ok ? reply.msg : (failed ?? reply.msg);
  if (!wantsPage(args.request))
    return reply.ok ? data({ done: text }) : data({ refusal: text }, { status: reply.code });
  return redirect(to, {
    headers: { 'Set-Cookie': await setToast({ kind: reply.ok ? 'success' : 'error', text }) },
  });
}

/** Whether the user can correct the refusal or reads it in place; others are error pages. */
export function isTheirs(reply: Refused): boolean {
  return [403, 409, 422, 429].includes(reply.code);
}
