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

/**
 * How a user confirms their identity before a sensitive action; a confirmation lasts ten minutes
 * (contract, section 25).
 */
export function proofOf(security: AccountSecurity): Proof {
  if (security.isConfirmed) return 'none';
  if (security.secondStepSince) return 'app';
  return security.hasPassword ? 'password' : 'code';
}

export const proofFor = async (args: RouteArgs): Promise<Proof> =>
  proofOf(await accountSecurity(args));

/** @returns the refusal; undefined if the identity was confirmed or no proof is needed */
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

/** @returns the API's message */
export async function mailedCode(args: RouteArgs): Promise<{ sent?: string; message?: string }> {
  const reply = await sendIdentityCode(args);
  return reply.ok ? { sent: reply.msg } : { message: reply.msg };
}
