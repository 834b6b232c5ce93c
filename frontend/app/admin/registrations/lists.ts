import type { RegistrationState } from '../api.server';

/** The states, and those of the confirmed ones that end within 60 days. */
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

/** Where a registration is looked up. */
export const AGAINST = [
  { value: 'register', label: 'The public register' },
  { value: 'proof', label: 'The proof only' },
  { value: 'call', label: 'A phone call' },
];

/** What is said most often. */
export const REASONS = [
  'The number was not found in the register.',
  'The name on the proof differs from the profile.',
  'The document has expired.',
  'The proof cannot be read.',
  'The council answered that the licence is suspended.',
] as const;

/** A sentence of the list and words of one's own: either, or both. */
export const reasonOf = (template: string, words: string): string =>
  [template, words].filter((part) => part.trim() !== '').join('\n');

/** Which decisions the state of a registration leaves. */
export function decisionsFor(state: RegistrationState) {
  return DECISIONS.filter(({ at }) => at.includes(state));
}

const DECISIONS: readonly { value: string; label: string; at: readonly RegistrationState[] }[] = [
  { value: 'confirm', label: 'Confirm', at: STATES },
  { value: 'ask', label: 'Ask', at: ['waiting', 'asked'] },
  { value: 'refuse', label: 'Refuse', at: ['waiting', 'asked'] },
  { value: 'withdraw', label: 'Withdraw', at: ['confirmed'] },
];
