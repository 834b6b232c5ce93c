import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { pageBefore, wantsPage } from '../../lib/browser.server';
import { toTheme } from '../../lib/theme';
import { setTheme } from '../../lib/theme.server';

export const loader = () => redirect('/');

export async function action({ request }: ActionFunctionArgs) {
  const theme = toTheme((await request.formData()).get('theme'));
  const headers = { 'Set-Cookie': setTheme(theme) };
  return wantsPage(request)
    ? redirect(pageBefore(request), { headers })
    : Response.json({ theme }, { headers });
}
