import { job } from '../platform/outbox/job';

export const sendVerificationEmail = job<{ accountId: number }>('email-verification', 'send');
/** Somebody tried to join with an address that has an account: its owner is told. */
export const sendAlreadyRegisteredEmail = job<{ accountId: number }>('mail', 'already-registered');
export const sendPasswordCode = job<{ accountId: number }>('otp', 'password-code');
export const sendPasswordChangedEmail = job<{ accountId: number }>('mail', 'password-changed');
export const sendNewSignInEmail = job<{ accountId: number; sessionId: number }>(
  'mail',
  'new-sign-in',
);
