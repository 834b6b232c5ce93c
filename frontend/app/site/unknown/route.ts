import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { setToast } from '../../shell/flash.server';
import { sessionOf } from '../../shell/guard.server';
import { homeFor } from '../../shell/redirects.server';

const WELL_KNOWN = '/.well-known/';
const NOT_FOUND = 404;
const NOTHING_THERE = 'There is no page at the address that you opened.';

/**
 * Unknown paths redirect and say so: visitors to the log-in, members home, others to their next
 * onboarding step.
 * Well-known addresses are asked for by programs, which must learn what does not exist.
 */
export async function loader(args: LoaderFunctionArgs) {
  if (new URL(args.request.url).pathname.startsWith(WELL_KNOWN))
    throw new Response(null, { status: NOT_FOUND });
  const session = await sessionOf(args);
  const headers = { 'Set-Cookie': await setToast({ kind: 'warning', text: NOTHING_THERE }) };
  if (!session) throw redirect('/login', { headers });
  throw redirect(session.state === 'member' ? '/home' : homeFor(session), { headers });
}

export const action = loader;
