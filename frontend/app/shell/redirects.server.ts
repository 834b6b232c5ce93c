import { redirect } from '@remix-run/node';
import { TOO_LONG } from '../lib/too-long';
import type { RouteArgs } from '../wire/client.server';
import type { Session } from '../wire/session.server';
import { setToast } from './flash.server';
import { homeOf } from './pages';
import { rememberPlace } from './place-after-login.server';
import { keepUnsent, typedIn } from './unsent.server';

const steps = ['/personal', '/qualification', '/welcome'] as const;

/** The start page: the step after the last completed one, or the feed for members. */
export function homeFor(session: Pick<Session, 'state' | 'lastStep'>): string {
  return session.state === 'member'
    ? homeOf.member
    : (steps[session.lastStep] ?? homeOf.onboarding);
}

/** To the next onboarding step, with a toast that says so. */
export async function toNextStep(session: Session): Promise<Response> {
  const toast = await setToast({
    kind: 'warning',
    text: 'Please complete the registration first!',
  });
  return redirect(homeFor(session), { headers: { 'Set-Cookie': toast } });
}

const UNAUTHORISED = 401;

/** After a log-in the user is back at this page, or with what this form held. */
export async function toLogin(args: RouteArgs): Promise<Response> {
  if (args.request.method === 'GET' || args.request.method === 'HEAD')
    return redirect('/login', { headers: await rememberPlace(args) });
  const typed = await typedIn(args);
  if (typed) return Response.json({ typed }, { status: UNAUTHORISED });
  const headers = new Headers();
  const { cookies, isTooLong } = await keepUnsent(args);
  if (isTooLong) cookies.push(await setToast({ kind: 'warning', text: TOO_LONG }));
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return redirect('/login', { headers });
}
