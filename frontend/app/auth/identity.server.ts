import type { RouteArgs } from '../wire/client.server';
import type { Refused } from '../wire/reply';
import {
  type AccountSecurity,
  accountSecurity,
  confirmIdentity,
  sendIdentityCode,
} from './account.server';
import type { IdentityState } from './identity';

type Proof = IdentityState['proof'];

/** What somebody shows who they are with, before what can hurt: nothing for ten minutes after they did so (contract, section 25). */
export function proofOf(security: AccountSecurity): Proof {
  if (security.isConfirmed) return 'none';
  if (security.secondStepSince) return 'app';
  return security.hasPassword ? 'password' : 'code';
}

export const proofFor = async (args: RouteArgs): Promise<Proof> =>
  proofOf(await accountSecurity(args));

/** @returns what is wrong; undefined when they are who they say, or when nothing is asked */
export async function refusedProof(
  args: RouteArgs,
  proof: Proof,
  form: FormData,
): Promise<Refused | undefined> {
  if (proof === 'none') return undefined;
  const word = proof === 'password' ? 'password' : 'code';
  const reply = await confirmIdentity(args, { [word]: String(form.get(word) ?? '') });
  return reply.ok ? undefined : reply;
}

/** @returns the API's sentence */
export async function mailedCode(args: RouteArgs): Promise<{ sent?: string; message?: string }> {
  const reply = await sendIdentityCode(args);
  return reply.ok ? { sent: reply.msg } : { message: reply.msg };
}
