import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { sessionOf } from '../../shell/guard.server';
import { homeFor } from '../../shell/redirects.server';

/**
 * Unknown paths redirect: visitors to the log-in, members home, others to their next onboarding
 * step.
 */
export async function loader(args: LoaderFunctionArgs) {
  const session = await sessionOf(args);
  if (!session) throw redirect('/login');
  throw redirect(session.state === 'member' ? '/home' : homeFor(session));
}

export const action = loader;
