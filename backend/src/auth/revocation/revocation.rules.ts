/**
 * Everything by which an account can be entered or read, and the table that keeps it. A spec fails
 * when the database has a table of this kind that is not named here.
 */
export const GRANT_TABLES = {
  password: 'account',
  sessions: 'session',
  'refresh-tokens': 'refresh_token',
  'sign-in-tickets': 'sign_in_ticket',
  passkeys: 'passkey',
  'second-step': 'totp',
  'recovery-codes': 'recovery_code',
  identities: 'identity',
  'push-subscriptions': 'push_subscription',
  'export-links': 'export_link',
  'one-time-codes': 'one_time_code',
  'verification-links': 'email_verification',
  'address-changes': 'email_change',
  'not-me-links': 'account_link',
  'deletion-proofs': 'deletion_request',
} as const;

export type Grant = keyof typeof GRANT_TABLES;

/**
 * `others`: all but those of the session in which it happens. `since`: what was added since the
 * intrusion may have begun. `elsewhere`: what was sent to another address than the account has now.
 */
export type Fate = 'keep' | 'end' | 'others' | 'since' | 'elsewhere' | 'replace';

export type AccountEvent =
  | 'address-reverted'
  | 'sign-in-disowned'
  | 'password-reset'
  | 'password-changed'
  | 'address-changed'
  | 'account-taken-over';

/** What ends when an account changes hands or its owner locks somebody out. */
export const REVOCATIONS: Readonly<Record<AccountEvent, Readonly<Record<Grant, Fate>>>> = {
  'address-reverted': {
    password: 'replace',
    sessions: 'end',
    'refresh-tokens': 'end',
    'sign-in-tickets': 'end',
    passkeys: 'since',
    'second-step': 'since',
    'recovery-codes': 'since',
    identities: 'since',
    'push-subscriptions': 'end',
    'export-links': 'end',
    'one-time-codes': 'end',
    'verification-links': 'end',
    'address-changes': 'end',
    'not-me-links': 'elsewhere',
    'deletion-proofs': 'end',
  },
  'sign-in-disowned': {
    password: 'end',
    sessions: 'end',
    'refresh-tokens': 'end',
    'sign-in-tickets': 'end',
    passkeys: 'since',
    'second-step': 'since',
    'recovery-codes': 'since',
    identities: 'since',
    'push-subscriptions': 'end',
    'export-links': 'end',
    'one-time-codes': 'end',
    'verification-links': 'end',
    'address-changes': 'end',
    'not-me-links': 'elsewhere',
    'deletion-proofs': 'end',
  },
  // The code came by email, so whoever reads the account's mail is its owner. What they added on
  // purpose stays: each addition was emailed to them, and the settings list it.
  'password-reset': {
    password: 'replace',
    sessions: 'end',
    'refresh-tokens': 'end',
    'sign-in-tickets': 'end',
    passkeys: 'keep',
    'second-step': 'keep',
    'recovery-codes': 'keep',
    identities: 'keep',
    'push-subscriptions': 'end',
    'export-links': 'end',
    'one-time-codes': 'end',
    'verification-links': 'keep',
    'address-changes': 'end',
    'not-me-links': 'keep',
    'deletion-proofs': 'end',
  },
  'password-changed': {
    password: 'replace',
    sessions: 'others',
    'refresh-tokens': 'others',
    'sign-in-tickets': 'end',
    passkeys: 'keep',
    'second-step': 'keep',
    'recovery-codes': 'keep',
    identities: 'keep',
    'push-subscriptions': 'others',
    'export-links': 'end',
    'one-time-codes': 'end',
    'verification-links': 'keep',
    'address-changes': 'end',
    'not-me-links': 'keep',
    'deletion-proofs': 'end',
  },
  // The old address keeps its links: with them its owner undoes a change made by somebody else.
  'address-changed': {
    password: 'keep',
    sessions: 'others',
    'refresh-tokens': 'others',
    'sign-in-tickets': 'end',
    passkeys: 'keep',
    'second-step': 'keep',
    'recovery-codes': 'keep',
    identities: 'keep',
    'push-subscriptions': 'others',
    'export-links': 'end',
    'one-time-codes': 'end',
    'verification-links': 'end',
    'address-changes': 'end',
    'not-me-links': 'keep',
    'deletion-proofs': 'end',
  },
  // Whoever made the account never proved to own its address.
  'account-taken-over': {
    password: 'end',
    sessions: 'end',
    'refresh-tokens': 'end',
    'sign-in-tickets': 'end',
    passkeys: 'end',
    'second-step': 'end',
    'recovery-codes': 'end',
    identities: 'end',
    'push-subscriptions': 'end',
    'export-links': 'end',
    'one-time-codes': 'end',
    'verification-links': 'end',
    'address-changes': 'end',
    'not-me-links': 'end',
    'deletion-proofs': 'end',
  },
};
