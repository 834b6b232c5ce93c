import { searchText } from '../../reference-data/search-text.rules';

/** How people are found by name, shared by the API and the pages. Pure. */

/** Titles and degrees that surgeons write with a name, as `searchText` leaves them. */
const TITLES = new Set(['dr', 'prof', 'mr', 'mrs', 'ms', 'miss', 'md', 'frcs', 'mch']);

/** Scripts without spaces between the words of a name, in which one character says much. */
const CHARACTERS = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Shorter texts find nobody, but for one character of Chinese, Japanese or Korean. */
export const SHORTEST_NAME = 3;

export const isLongEnough = (typed: string, least = SHORTEST_NAME): boolean =>
  [...typed.trim()].length >= least || CHARACTERS.test(typed);

/**
 * A folded text without titles: "dr xaviera quintrell", and "xaviera quintrell frcs", are Xaviera
 * Quintrell. If nothing else was typed, somebody may be called so.
 */
export function withoutTitles(folded: string): string {
  const words = folded.split(' ').filter((word) => !TITLES.has(word));
  return words.length === 0 ? folded : words.join(' ');
}

/** Whether a name has a word that begins as typed; the rule of the search, for names on a page. */
export function isNamed(name: string, typed: string): boolean {
  const [folded, wanted] = [searchText(name), withoutTitles(searchText(typed))];
  const isInside =
    CHARACTERS.test(typed) && folded.replace(/ /g, '').includes(wanted.replace(/ /g, ''));
  return wanted === '' || isInside || ` ${folded}`.includes(` ${wanted}`);
}
