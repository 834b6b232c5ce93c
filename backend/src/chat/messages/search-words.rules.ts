const WORDS = 8;

/** What somebody types to find a message, as PostgreSQL wants to be asked: every word, each also as the beginning of a longer one. */
export function searchQuery(typed: string): string {
  const words = typed.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, WORDS)
    .map((word) => `${word}:*`)
    .join(' & ');
}
