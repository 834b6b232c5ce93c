import { job, repeatedJob } from '../platform/outbox/job';

export const sendVerificationEmail = job<{ accountId: number }>('email-verification', 'send');
/** Tells the owner of an account that somebody tried to sign up with its address. */
export const sendAlreadyRegisteredEmail = job<{ accountId: number }>('mail', 'already-registered');
export const sendPasswordCode = job<{ accountId: number }>('otp', 'password-code');
export const sendPasswordChangedEmail = job<{ accountId: number }>('mail', 'password-changed');
/** Tells a member about a restriction, or what they have to confirm. */
export const sendMeasureEmail = job<{ measureId: number; memberId: number }>('mail', 'measure');
export const sendNewSignInEmail = job<{ accountId: number; sessionId: number }>(
  'mail',
  'new-sign-in',
);

/** Sends a code that confirms the identity of the person using an open session. */
export const sendIdentityCode = job<{ accountId: number }>('otp', 'identity-code');
export type AccountNotice =
  | 'second-step-on'
  | 'second-step-off'
  | 'second-step-reset'
  | 'recovery-code-used'
  | 'passkey-added'
  | 'passkey-removed'
  | 'google-linked'
  | 'google-removed'
  | 'apple-linked'
  | 'apple-removed'
  | 'email-restored';

/** Tells the owner that a way of signing in to the account has changed. */
export const sendAccountNotice = job<{ accountId: number; what: AccountNotice }>(
  'mail',
  'account-notice',
);
/**
 * Sends a code to the new address to prove that the member reads its mail; a taken address gets a
 * note instead.
 */
export const sendEmailChangeCode = job<{ changeId: number; accountId: number }>(
  'otp',
  'email-change-code',
);
/**
 * Tells the old address that a change was requested, and later that it was made. Both emails have a
 * link to undo it.
 */
export const sendEmailChangeAsked = job<{ changeId: number; accountId: number }>(
  'mail',
  'email-change-asked',
);
export const sendEmailChanged = job<{ changeId: number; accountId: number }>(
  'mail',
  'email-changed',
);

/** Repeated job for accounts that have not been used for months. */
export const sweepInactive = repeatedJob('accounts', 'sweep-inactive', 24 * 3_600_000);
export const sendInactivityEmail = job<{ accountId: number }>('mail', 'inactive');
export const sendDeactivatedEmail = job<{ accountId: number }>('mail', 'deactivated');
