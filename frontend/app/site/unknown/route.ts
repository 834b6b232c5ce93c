import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { homeFor, sessionOf } from '../../shell/guard.server';

/** A path that nobody knows: visitors log in, members go home, whoever is onboarding goes on. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await sessionOf(args);
  if (!session) throw redirect('/login');
  throw redirect(session.state === 'member' ? '/home' : homeFor(session));
}

export const action = loader;
