/** Folding of names, shared by the API and the pages. Pure. */

/** Letters that Unicode does not decompose into a base letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ə: 'a',
};

/**
 * Normalises a name for comparison: lower case, without accents and apostrophes, words separated by
 * one space ("Saint-Étienne" becomes "saint etienne").
 */
export function searchText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđðþłħŧıə]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .replace(/['’‘ʼʻʿʾ`´.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
