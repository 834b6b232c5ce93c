import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { toTheme } from '../../shell/enhance/theme';
import { setTheme } from '../../shell/theme.server';
import { pageBefore, wantsPage } from '../../wire/browser.server';
import { readForm } from '../../wire/sent-form.server';

export const loader = () => redirect('/');

export async function action({ request }: ActionFunctionArgs) {
  const theme = toTheme((await readForm(request)).get('theme'));
  const headers = { 'Set-Cookie': setTheme(theme) };
  return wantsPage(request)
    ? redirect(pageBefore(request), { headers })
    : Response.json({ theme }, { headers });
}
