const MARK = '…';
/** Matches only from the start of a run, so that a long run is scanned once. */
const TRAILING = /(?<![\s.,;:–-])[\s.,;:–-]+$/u;

/**
 * The beginning of a text, at most `most` characters including the ellipsis; breaks between words
 * if possible.
 */
export function excerptOf(text: string, most: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  const characters = [...plain];
  if (characters.length <= most) return plain;
  const room = characters.slice(0, most - MARK.length + 1).join('');
  const end = room.lastIndexOf(' ');
  const kept = end > 0 ? room.slice(0, end) : characters.slice(0, most - MARK.length).join('');
  return `${kept.replace(TRAILING, '')}${MARK}`;
}
