/**
 * The answer of a place picker: "12#Name" or "12" for a known place, "Name#Name" or "Name" for a
 * typed one. Pure.
 */

export type PlaceAnswer = { readonly id: number } | { readonly typed: string };

const TYPED_MAX = 200;
const ID = /^\d{1,15}$/;
/** Values shown while nothing is chosen, and the option for typing in a name. */
const PLACEHOLDER = /^(?:other|undefined|null|(?:please )?select\b.*)$/i;
const LETTER = /\p{L}/u;

/** Undefined if nothing was chosen. */
export function readPlaceAnswer(given: string | undefined): PlaceAnswer | undefined {
  const parts = (given ?? '').split('#').map((part) => part.trim());
  const [first = ''] = parts;
  if (ID.test(first))
    return Number(first) > 0 && !isTwice(parts) ? { id: Number(first) } : undefined;
  const typed = (isTwice(parts) ? parts.slice(0, parts.length / 2) : parts)
    .filter(Boolean)
    .join(' ');
  return isPlaceName(typed) ? { typed } : undefined;
}

/** The id of a value that cannot be typed, as "96" or "96#India". */
export function readIdAnswer(given: string | undefined): number | undefined {
  const answer = readPlaceAnswer(given);
  return answer && 'id' in answer ? answer.id : undefined;
}

function isTwice(parts: string[]): boolean {
  const half = parts.length / 2;
  return Number.isInteger(half) && parts.slice(0, half).join('#') === parts.slice(half).join('#');
}

function isPlaceName(text: string): boolean {
  return text.length <= TYPED_MAX && LETTER.test(text) && !PLACEHOLDER.test(text);
}
