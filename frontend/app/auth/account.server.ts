import type { FormValues } from '../lib/form-state';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';
import type { LinkedIdentity } from './linked-identity';

/** The ways to sign in to an account. */
export interface AccountSecurity {
  hasPassword: boolean;
  passwordChangedAt: string | null;
  /** Null while the second step is off. */
  secondStepSince: string | null;
  recoveryCodesLeft: number;
  isSecondStepOwed: boolean;
  /** Whether the user has confirmed their identity within the last ten minutes. */
  isConfirmed: boolean;
  /** A new email address that has not been confirmed with its code yet. */
  newEmail: string | null;
  identities: LinkedIdentity[];
}

export interface Passkey {
  id: number;
  name: string;
  createdAt: string;
  lastUsedAt: string | null;
}

export async function accountSecurity(args: RouteArgs): Promise<AccountSecurity> {
  const { result } = await dataOf(api(args).GET('/account/security'));
  return {
    hasPassword: result.has_password,
    passwordChangedAt: result.password_changed_at,
    secondStepSince: result.second_step_since,
    recoveryCodesLeft: result.recovery_codes_left,
    isSecondStepOwed: result.second_step_owed,
    isConfirmed: Date.parse(result.confirmed_until) > Date.now(),
    newEmail: result.new_email,
    identities: result.identities.map(({ linked_at: linkedAt, ...rest }) => ({
      ...rest,
      linkedAt,
    })),
  };
}

export async function ownPasskeys(args: RouteArgs): Promise<Passkey[]> {
  const { result } = await dataOf(api(args).GET('/account/passkeys'));
  return result.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    id,
    name,
    createdAt,
    lastUsedAt,
  }));
}

export const removePasskey = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/account/passkeys/{id}', { params: { path: { id } } }));

export const removeIdentity = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/account/identities/{id}', { params: { path: { id } } }));

/**
 * Takes the password, the code emailed to users without a password, or the authenticator's code.
 */
export const confirmIdentity = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/confirm-identity', form });

export const sendIdentityCode = (args: RouteArgs) =>
  replyOf(api(args).POST('/confirm-identity/code'));

export const beginSecondStep = (args: RouteArgs) => replyOf(api(args).POST('/account/totp'));

export const confirmSecondStep = (args: RouteArgs, code: string) =>
  replyOf(api(args).POST('/account/totp/confirm', { body: { code } }));

export const turnOffSecondStep = (args: RouteArgs, code: string) =>
  replyOf(api(args).DELETE('/account/totp', { body: { code } }));

/** The log-in that is waiting for its second factor; its ticket is in a cookie. */
export const waitingLogIn = (args: RouteArgs) => replyOf(api(args).GET('/login/second'));

export const logInWithCode = (args: RouteArgs, code: string) =>
  replyOf(api(args).POST('/login/second', { body: { code } }));

export const askForNewEmail = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/account/email', form });

export const confirmNewEmail = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/account/email/confirm', form });

export const revertEmail = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/account/email/revert', form });

export const disownSignIn = (args: RouteArgs, token: string) =>
  replyOf(api(args).POST('/account/not-me', { body: { token } }));
