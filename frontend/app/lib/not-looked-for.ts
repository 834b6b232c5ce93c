import type { NOT_LOOKED_FOR } from '../../../backend/src/media/checks/places.rules';

/** What a check of a file does not look for, as the API names it. */
export type NotLookedFor = (typeof NOT_LOOKED_FOR)[number];

const words: Readonly<Record<NotLookedFor, string>> = {
  face: 'faces',
  tattoo: 'tattoos',
  handwriting: 'handwriting',
};

const list = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** "We did not look for faces, tattoos or handwriting" */
export function notLookedFor(kinds: readonly NotLookedFor[]): string {
  return `We did not look for ${list.format(kinds.map((kind) => words[kind]))}`;
}
