import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { admitSignedIn } from '../../shell/guard.server';

/** Sessions are listed in the settings; bookmarks name this address. */
export async function loader(args: LoaderFunctionArgs) {
  await admitSignedIn(args);
  return redirect('/settings#devices');
}
