/** Typing slips. Pure. */

/** Shorter words have too many neighbours for a beginning of them to mean anything. */
const BEGINNING_FROM = 4;

/** Whether somebody who meant this word, or the beginning of it, may have typed that with one slip: a letter more, less, other, or two turned round. */
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
