import { redirect } from '@remix-run/node';
import type { RouteArgs } from '../wire/client.server';
import { fetchSession, type Session } from '../wire/session.server';
import { listedPathOf, placeOf } from './listed-path.server';
import { homeOf } from './pages';
import { toLogin, toNextStep } from './redirects.server';
import { type Kind, type Outcome, ruleOf } from './route-table';

const asked = new WeakMap<object, Promise<Session | null>>();

/** The session of a request; fetched once per request, however many loaders ask for it. */
export function sessionOf(args: RouteArgs): Promise<Session | null> {
  const known = asked.get(args.context);
  if (known) return known;
  const session = fetchSession(args);
  asked.set(args.context, session);
  return session;
}

/** Enforces the route table: returns the session, or throws the redirect or error it specifies. */
export async function admit(args: RouteArgs): Promise<Session | null> {
  const session = await sessionOf(args);
  leadToSecondStep(args, session);
  const outcome = ruleOf(listedPathOf(args))[kindOf(session)];
  if (outcome === 'open') return session;
  const isOwn = session !== null && placeOf(args)?.params['id'] === String(session.memberId);
  if (outcome === 'own' && isOwn) return session;
  throw await turnedAway(args, session, outcome);
}

const SECOND_STEP = '/account/second-step';
const BEFORE_SECOND_STEP = new Set<string>([SECOND_STEP, '/account/confirm']);

/** Administrators without a second step can open no other page. */
function leadToSecondStep(args: RouteArgs, session: Session | null): void {
  if (session?.owesSecondStep && !BEFORE_SECOND_STEP.has(listedPathOf(args)))
    throw redirect(SECOND_STEP);
}

/** For pages that the route table closes to visitors. */
export async function admitSignedIn(args: RouteArgs): Promise<Session> {
  const session = await admit(args);
  if (!session) throw await toLogin(args);
  return session;
}

function kindOf(session: Session | null): Kind {
  if (!session) return 'visitor';
  if (session.state === 'onboarding') return 'onboarding';
  return session.isThirdParty ? 'thirdParty' : 'member';
}

const FORBIDDEN = 403;

async function turnedAway(
  args: RouteArgs,
  session: Session | null,
  outcome: Outcome,
): Promise<Response> {
  if (session?.state === 'onboarding' && (outcome === 'next' || outcome === 'own'))
    return toNextStep(session);
  if (!outcome.startsWith('/')) return new Response(null, { status: FORBIDDEN });
  if (outcome === '/login') return toLogin(args);
  return redirect(outcome.replace(':me', String(session?.memberId)));
}

/** For log-in and sign-up; the route table redirects signed-in users. */
export async function requireVisitor(args: RouteArgs): Promise<void> {
  await admit(args);
}

/** For the onboarding steps. Members have completed them; step 2 requires step 1. */
export async function requireOnboarding(args: RouteArgs, step: 1 | 2): Promise<Session> {
  const session = await sessionOf(args);
  if (!session) throw redirect(homeOf.visitor);
  if (session.state === 'member') throw redirect(`/profile/${session.memberId}`);
  if (session.lastStep < step - 1) throw await toNextStep(session);
  return session;
}

export async function requireSignedIn(args: RouteArgs): Promise<Session> {
  const session = await sessionOf(args);
  if (!session) throw await toLogin(args);
  leadToSecondStep(args, session);
  return session;
}

export async function requireMember(args: RouteArgs): Promise<Session> {
  const session = await requireSignedIn(args);
  if (session.state !== 'member') throw await toNextStep(session);
  return session;
}

/** For editors' pages that make no API call which would check the role. */
export async function requireEditor(args: RouteArgs): Promise<Session> {
  const session = await admitSignedIn(args);
  if (!session.isAdmin && !session.roles.includes('editor'))
    throw new Response(null, { status: FORBIDDEN });
  return session;
}
