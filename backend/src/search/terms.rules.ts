import { LONGEST_NAME, nameAt, type Phrase } from './vocabulary.rules';

/** One item of a query with its synonyms. */
export interface Term {
  /** As typed: a word, or a phrase. */
  readonly typed: Phrase;
  /** In quotes: no synonyms. */
  readonly isExact: boolean;
  /** At the end of the query: may be a prefix of a word. */
  readonly isBeginning: boolean;
  readonly others: readonly Phrase[];
}

export const SHORTEST_QUERY = 3;
const MOST_WORDS = 12;
export const TOO_MANY_WORDS = 'Please use fewer words.';

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
export const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '');

/** In these scripts a single character is a word. */
const ONE_IS_A_WORD = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]$/u;
const isSingleLetter = (word: string) => /^\p{L}$/u.test(plain(word)) && !ONE_IS_A_WORD.test(word);

/** Whether a query has at most twelve words; single letters are no words. */
export const hasFewWords = (query: unknown) =>
  typeof query !== 'string' ||
  termsOf(query, { isExact: true }).reduce((sum, { typed }) => sum + typed.length, 0) <= MOST_WORDS;

/** Parses a query. Words in quotes form a phrase. Single letters on their own are left out. */
export function termsOf(query: string, { isExact = false } = {}): Term[] {
  if ([...query.trim()].length < SHORTEST_QUERY) return [];
  const parts = query.replace(/[“”„«»]/g, '"').split('"');
  const terms = parts.flatMap((part, place) =>
    place % 2 === 1 && place < parts.length - 1 ? quoted(part) : loose(part, isExact),
  );
  const last = terms.at(-1);
  const isOpen = last !== undefined && /[\p{L}\p{M}\p{N}]$/u.test(query);
  return terms
    .map((term) => ({ ...term, isBeginning: isOpen && term === last && !term.isExact }))
    .filter(({ typed }) => !typed.every(isSingleLetter));
}

function quoted(part: string): Term[] {
  const typed = wordsOf(part);
  return typed.length === 0 ? [] : [{ typed, isExact: true, isBeginning: false, others: [] }];
}

function loose(part: string, isExact: boolean): Term[] {
  const words = wordsOf(part);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const name = isExact ? undefined : nameAt(words.slice(at, at + LONGEST_NAME).map(plain));
    const length = name?.length ?? 1;
    const typed = words.slice(at, at + length);
    terms.push({ typed, isExact: false, isBeginning: false, others: name?.others ?? [] });
    at += length;
  }
  return terms;
}

/** Adds words that may have been meant. */
export function withMeant(term: Term, meant: readonly Phrase[]): Term {
  return { ...term, others: [...term.others, ...meant] };
}

/**
 * A term for `to_tsquery`. @param weights only matches words with these weights, such as `abc`; all
 * if omitted
 */
export function queryOf(term: Term, weights = ''): string {
  const marked = (word: string, more = '') =>
    `'${word}'${more || weights ? `:${more}${weights}` : ''}`;
  const phrase = (words: Phrase) => `(${words.map((word) => marked(word)).join(' <-> ')})`;
  const last = term.typed.at(-1) ?? '';
  const begun = term.isBeginning
    ? [
        `(${[...term.typed.slice(0, -1).map((word) => marked(word)), marked(last, '*')].join(' <-> ')})`,
      ]
    : [];
  return `(${[phrase(term.typed), ...begun, ...term.others.map(phrase)].join(' | ')})`;
}

/** Matches all terms, or any of them. */
export const allOf = (terms: readonly Term[], weights = '') =>
  terms.map((term) => queryOf(term, weights)).join(' & ');
export const anyOf = (terms: readonly Term[], weights = '') =>
  terms.map((term) => queryOf(term, weights)).join(' | ');

/**
 * The words of all terms for highlighting. For phrases, `ts_headline` would try every possible
 * position, which takes seconds in a long text.
 */
export function wordsOfAll(terms: readonly Term[]): string {
  const begun = terms.filter((term) => term.isBeginning).flatMap(({ typed }) => typed.slice(-1));
  const words = terms.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
  return [...new Set(words.map((word) => `'${word}'`)), ...begun.map((word) => `'${word}':*`)].join(
    ' | ',
  );
}
