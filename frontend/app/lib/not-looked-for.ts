/** What a check of a file does not look for, as the API names it. */
export type Unseen = 'face' | 'tattoo' | 'handwriting';

const words: Readonly<Record<Unseen, string>> = {
  face: 'faces',
  tattoo: 'tattoos',
  handwriting: 'handwriting',
};

/** "We did not look for faces, tattoos or handwriting" */
export function notLookedFor(kinds: readonly Unseen[]): string {
  const named = kinds.map((kind) => words[kind]);
  const last = named.pop();
  return `We did not look for ${named.length > 0 ? `${named.join(', ')} or ` : ''}${last}`;
}
