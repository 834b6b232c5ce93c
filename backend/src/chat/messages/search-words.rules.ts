const WORDS = 8;

/** Converts a typed search into a tsquery: all words must match, each also as a prefix. */
export function searchQuery(typed: string): string {
  const words = typed.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, WORDS)
    .map((word) => `${word}:*`)
    .join(' & ');
}
