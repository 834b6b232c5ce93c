import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { pageBefore } from '../../lib/browser.server';
import { closeNotice } from '../../lib/notice.server';

export const loader = () => redirect('/');

/** Closes the notice until the browser is closed. */
export function action({ request }: ActionFunctionArgs) {
  return redirect(pageBefore(request), { headers: { 'Set-Cookie': closeNotice() } });
}
