import { data, redirect } from '@remix-run/node';
import { refusedState } from '../wire/forms.server';
import type { Reply } from '../wire/reply';
import { setToast } from './flash.server';

/**
 * The response of a confirmation page: redirects with a toast, or shows the page again with the
 * error.
 */
export async function doneOrRefused(reply: Reply<unknown>, to: string) {
  if (!reply.ok) return data(refusedState(reply, {}), { status: reply.code });
  return redirect(to, {
    headers: { 'Set-Cookie': await setToast({ kind: 'success', text: reply.msg }) },
  });
}
