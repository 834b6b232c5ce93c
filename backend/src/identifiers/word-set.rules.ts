/** A list of words as their hashes, which `packed` makes and a browser loads. */
export interface PackedWords {
  /** Hashes are below this: a thousand times as many as words, so that few others share one. */
  readonly range: number;
  /** How many bits of a difference are written as they are. */
  readonly bits: number;
  /** The differences of the sorted hashes, six bits a letter; see `differencesIn`. */
  readonly hashes: string;
  /** Ordinary words that would be taken for one of the list. */
  readonly except: string;
}

export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
export const LETTER_BITS = 6;

/**
 * Only the hashes of words: a name takes a byte and a half, four when compressed as text, and is
 * found in a millisecond. The server asks the same set, so that both find the same.
 */
export function wordSet({ range, bits, hashes, except }: PackedWords): (word: string) => boolean {
  const known = new Set<number>();
  let hash = 0;
  for (const difference of differencesIn(hashes, bits)) {
    hash += difference;
    known.add(hash);
  }
  const exceptions = new Set(except.split(' '));
  return (word) => known.has(hashOf(word, range)) && !exceptions.has(word);
}

/** Each difference as so many ones as it has times two to the power of `bits`, a zero, and the rest. */
function differencesIn(hashes: string, bits: number): number[] {
  const differences: number[] = [];
  let ones = 0;
  let rest = 0;
  let left = 0;
  for (const letter of hashes) {
    const six = LETTERS.indexOf(letter);
    if (six < 0) continue;
    for (let at = LETTER_BITS - 1; at >= 0; at--) {
      const bit = (six >> at) & 1;
      if (left > 0) {
        rest = rest * 2 + bit;
        left--;
        if (left === 0) differences.push(ones * 2 ** bits + rest);
        if (left === 0) ones = 0;
      } else if (bit === 1) ones++;
      else {
        rest = 0;
        left = bits;
      }
    }
  }
  return differences;
}

/** FNV-1a, with the bits mixed as in MurmurHash3. */
export function hashOf(word: string, range: number): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < word.length; index++)
    hash = Math.imul(hash ^ word.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % range;
}
