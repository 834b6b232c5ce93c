import { data, redirect } from '@remix-run/node';
import { refusedState } from '../wire/forms.server';
import { cookiesOf } from '../wire/refused.server';
import type { Reply } from '../wire/reply';
import { setToast } from './flash.server';

/**
 * Redirects to the page that shows the result, with a toast for a refusal, or for news that cannot
 * be seen there.
 */
export async function told(reply: Reply<unknown>, to: string, news?: string): Promise<Response> {
  const headers = cookiesOf(reply);
  const text = reply.ok ? news : reply.msg;
  if (text)
    headers.append('Set-Cookie', await setToast({ kind: reply.ok ? 'success' : 'error', text }));
  return redirect(to, { headers });
}

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
