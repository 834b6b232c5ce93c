import { type Term, termsOf } from '../terms.rules';

/** Words too common in cases to be distinctive. */
const COMMON = new Set(
  `about acute after ago before being bilateral both case chronic clinical complete could day days developed does during early elective
  examination family findings first follow found from given grade had have her high him his history hospital into large last late left
  life long low many mild moderate month months more most need neither night none noted now old only operation operative over pain past
  patient patients plan planned post present presented presenting presents previous prior question recent right scan second seen severe
  shows side since small some still surgery surgical symptoms than that their them then there these they this three through treated two
  under underwent very week weeks what when where which while who with without woman man male female would year years your you our should
  and are but can did for how its may not one our out the was were will cm mm ml kg been any all per`.split(
    /\s+/,
  ),
);
const SHORTEST = 3;
/** The maximum number of terms; the first ones are the most relevant. */
const MOST_TERMS = 10;
/** A similar case must match this many terms, or all if there are fewer. */
export const HELD_AT_LEAST = 2;

/** The first distinctive words of a text. */
export function termsAbout(text: string): Term[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const telling = words.filter(
    (word) => word.length >= SHORTEST && !/^\d+$/.test(word) && !COMMON.has(word.toLowerCase()),
  );
  const terms = termsOf(telling.join(' ')).map((term) => ({ ...term, isBeginning: false }));
  const seen = new Set<string>();
  const once = terms.filter(({ typed }) => {
    const name = typed.join(' ');
    return !seen.has(name) && seen.add(name);
  });
  return once.slice(0, MOST_TERMS);
}
