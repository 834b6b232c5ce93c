import { job, repeatedJob } from '../platform/outbox/job';
import type { AccountNotice } from './account-notices.service';

export const sendVerificationEmail = job<{ accountId: number }>('email-verification', 'send');
/** Somebody tried to join with an address that has an account: its owner is told. */
export const sendAlreadyRegisteredEmail = job<{ accountId: number }>('mail', 'already-registered');
export const sendPasswordCode = job<{ accountId: number }>('otp', 'password-code');
export const sendPasswordChangedEmail = job<{ accountId: number }>('mail', 'password-changed');
/** Tells a member of a restriction, or of what is to be confirmed. */
export const sendMeasureEmail = job<{ measureId: number; memberId: number }>('mail', 'measure');
export const sendNewSignInEmail = job<{ accountId: number; sessionId: number }>(
  'mail',
  'new-sign-in',
);

/** Shows once more that whoever sits before an open session reads the account's mail. */
export const sendIdentityCode = job<{ accountId: number }>('otp', 'identity-code');
/** Tells an owner that the account is entered in another way now. */
export const sendAccountNotice = job<{ accountId: number; what: AccountNotice }>(
  'mail',
  'account-notice',
);
/** Proves that whoever asks for another address reads its mail; an address that is taken gets a note instead. */
export const sendEmailChangeCode = job<{ changeId: number; accountId: number }>(
  'otp',
  'email-change-code',
);
/** Tells the old address that another one was asked for, and then that it holds, each with a way back. */
export const sendEmailChangeAsked = job<{ changeId: number; accountId: number }>(
  'mail',
  'email-change-asked',
);
export const sendEmailChanged = job<{ changeId: number; accountId: number }>(
  'mail',
  'email-changed',
);

/** Comes back by itself: accounts that have not been used for months. */
export const sweepInactive = repeatedJob('accounts', 'sweep-inactive', 24 * 3_600_000);
export const sendInactivityEmail = job<{ accountId: number }>('mail', 'inactive');
export const sendDeactivatedEmail = job<{ accountId: number }>('mail', 'deactivated');
