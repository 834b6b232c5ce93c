import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { sessionOf } from '../../shell/guard.server';

/** The well-known URL that password managers open; signed-out users log in first. */
export async function loader(args: LoaderFunctionArgs) {
  const session = await sessionOf(args);
  const hasPassword = session?.state === 'member' && !session.isThirdParty;
  return redirect(hasPassword ? `/changePassword/${session.memberId}` : '/settings');
}
