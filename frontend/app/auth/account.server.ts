import type { FormValues } from '../lib/form-state';
import { api, dataOf, postForm, type RouteArgs, replyOf } from '../wire/client.server';

/** What an account is entered with. */
export interface AccountSecurity {
  hasPassword: boolean;
  passwordChangedAt: string | null;
  /** Since when; null while it is off. */
  secondStepSince: string | null;
  recoveryCodesLeft: number;
  isSecondStepOwed: boolean;
  /** Whether its owner has shown in the last ten minutes that it is them. */
  isConfirmed: boolean;
  /** The address that waits for its code. */
  newEmail: string | null;
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
  };
}

export async function ownPasskeys(args: RouteArgs): Promise<Passkey[]> {
  const { result } = await dataOf(api(args).GET('/account/passkeys'));
  return result.map(({ id, name, created_at: createdAt, last_used_at: lastUsedAt }) => ({
    ...{ id, name, createdAt, lastUsedAt },
  }));
}

export const removePasskey = (args: RouteArgs, id: number) =>
  replyOf(api(args).DELETE('/account/passkeys/{id}', { params: { path: { id } } }));

/** The password, the code that was mailed to whoever has none, or the app's. */
export const confirmIdentity = (args: RouteArgs, form: FormValues) =>
  postForm(args, { path: '/confirm-identity', form });

export const sendIdentityCode = (args: RouteArgs) =>
  replyOf(api(args).POST('/confirm-identity/code'));

export const beginSecondStep = (args: RouteArgs) => replyOf(api(args).POST('/account/totp'));

export const confirmSecondStep = (args: RouteArgs, code: string) =>
  replyOf(api(args).POST('/account/totp/confirm', { body: { code } }));

export const turnOffSecondStep = (args: RouteArgs, code: string) =>
  replyOf(api(args).DELETE('/account/totp', { body: { code } }));

/** A log-in that waits for its code: the ticket is in a cookie. */
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
