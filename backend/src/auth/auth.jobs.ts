import { job, repeatedJob } from '../platform/outbox/job';

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

/** Comes back by itself: accounts that have not been used for months. */
export const sweepInactive = repeatedJob('accounts', 'sweep-inactive', 24 * 3_600_000);
export const sendInactivityEmail = job<{ accountId: number }>('mail', 'inactive');
export const sendDeactivatedEmail = job<{ accountId: number }>('mail', 'deactivated');
