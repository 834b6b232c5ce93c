import { openSessions } from '../auth/open-sessions.server';
import type { RouteArgs } from '../wire/client.server';
import type { Refused } from '../wire/reply';
import type { Session } from '../wire/session.server';
import { confirmIdentity, sendIdentityCode } from './api.server';
import type { IdentityState } from './identity';

const FRESH_MS = 10 * 60_000;

/** What somebody proves who they are with, before what cannot be undone: nothing while the sign-in is fresh (contract, section 16). */
export async function proofFor(args: RouteArgs, session: Session): Promise<IdentityState['proof']> {
  const current = (await openSessions(args)).find(({ isCurrent }) => isCurrent);
  const isFresh = current !== undefined && Date.now() - Date.parse(current.signedInAt) < FRESH_MS;
  if (isFresh) return 'none';
  return session.isThirdParty ? 'code' : 'password';
}

/** @returns what is wrong; undefined when they are who they say, or when nothing is asked */
export async function refusedProof(
  args: RouteArgs,
  proof: IdentityState['proof'],
  form: FormData,
): Promise<Refused | undefined> {
  if (proof === 'none') return undefined;
  const reply = await confirmIdentity(args, { [proof]: String(form.get(proof) ?? '') });
  return reply.ok ? undefined : reply;
}

/** @returns the API's sentence */
export async function mailedCode(args: RouteArgs): Promise<{ sent?: string; message?: string }> {
  const reply = await sendIdentityCode(args);
  return reply.ok ? { sent: reply.msg } : { message: reply.msg };
}
