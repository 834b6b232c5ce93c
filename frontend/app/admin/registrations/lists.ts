import type { RegistrationState } from '../api.server';

/** One list per state, plus the confirmed registrations that expire within 60 days. */
export type RegistrationList = RegistrationState | 'expiring';

export const LISTS: readonly { state: RegistrationList; label: string }[] = [
  { state: 'waiting', label: 'Waiting' },
  { state: 'asked', label: 'Asked' },
  { state: 'confirmed', label: 'Confirmed' },
  { state: 'expiring', label: 'Expiring' },
  { state: 'refused', label: 'Refused' },
  { state: 'expired', label: 'Expired' },
];

export const isRegistrationList = (word: string): word is RegistrationList =>
  LISTS.some(({ state }) => state === word);

const STATES = ['waiting', 'asked', 'confirmed', 'refused', 'expired'] as const;

/** The most common reasons. */
export const REASONS = [
  'The number was not found in the register.',
  'The name on the proof differs from the profile.',
  'The document has expired.',
  'The proof cannot be read.',
  'The council answered that the licence is suspended.',
] as const;

/** A reason can be a sentence from the list, free text, or both. */
export const reasonOf = (template: string, words: string): string =>
  [template, words].filter((part) => part.trim() !== '').join('\n');

/** The decisions possible in a given state. */
export function decisionsFor(state: RegistrationState) {
  return DECISIONS.filter(({ at }) => at.includes(state));
}

const DECISIONS: readonly { value: string; label: string; at: readonly RegistrationState[] }[] = [
  { value: 'confirm', label: 'Confirm', at: STATES },
  { value: 'ask', label: 'Ask', at: ['waiting', 'asked'] },
  { value: 'refuse', label: 'Refuse', at: ['waiting', 'asked'] },
  { value: 'withdraw', label: 'Withdraw', at: ['confirmed'] },
];
