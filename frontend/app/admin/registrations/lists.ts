import type { RegistrationState } from '../api.server';

export const LISTS: readonly { state: RegistrationState; label: string }[] = [
  { state: 'waiting', label: 'Waiting' },
  { state: 'asked', label: 'Asked' },
  { state: 'confirmed', label: 'Confirmed' },
  { state: 'refused', label: 'Refused' },
  { state: 'expired', label: 'Expired' },
];

export const isRegistrationState = (word: string): word is RegistrationState =>
  LISTS.some(({ state }) => state === word);

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
  { value: 'confirm', label: 'Confirm', at: LISTS.map(({ state }) => state) },
  { value: 'ask', label: 'Ask', at: ['waiting', 'asked'] },
  { value: 'refuse', label: 'Refuse', at: ['waiting', 'asked'] },
  { value: 'withdraw', label: 'Withdraw', at: ['confirmed'] },
];
