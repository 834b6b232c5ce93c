import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { pageBefore } from '../../wire/browser.server';
import { closeNotice } from '../notice.server';

export const loader = () => redirect('/');

/** Dismisses the notice until the browser is closed. */
export function action({ request }: ActionFunctionArgs) {
  return redirect(pageBefore(request), { headers: { 'Set-Cookie': closeNotice() } });
}
