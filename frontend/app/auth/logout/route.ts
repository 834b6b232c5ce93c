import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { cookiesOf } from '../../wire/refused.server';
import { logOut } from '../api.server';

export const loader = () => redirect('/');

export async function action(args: ActionFunctionArgs) {
  const headers = cookiesOf(await logOut(args));
  headers.set('Clear-Site-Data', '"cache"');
  return redirect('/', { headers });
}
