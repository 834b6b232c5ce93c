import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { logOut } from '../../api/auth.server';
import { cookiesOf } from '../../api/refused.server';

export const loader = () => redirect('/');

export async function action(args: ActionFunctionArgs) {
  const headers = cookiesOf(await logOut(args));
  headers.set('Clear-Site-Data', '"cache"');
  return redirect('/', { headers });
}
