/** Detection of typos. Pure. */

/** Prefixes of shorter words have too many similar ones. */
const BEGINNING_FROM = 4;

/**
 * Whether the typed text is this word, or a prefix of it, with a single typo: a letter inserted,
 * omitted or replaced, or two swapped.
 */
export function isOneTypoFrom(word: string, typed: string): boolean {
  if (isWithinOne(word, typed)) return true;
  if (typed.length < BEGINNING_FROM) return false;
  return [-1, 0, 1].some(
    (more) =>
      word.length > typed.length + more && isWithinOne(word.slice(0, typed.length + more), typed),
  );
}

function isWithinOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (long.length > short.length) return short.slice(same) === long.slice(same + 1);
  const isOther = short.slice(same + 1) === long.slice(same + 1);
  const isTurned =
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2) &&
    same + 1 < short.length;
  return isOther || isTurned;
}
