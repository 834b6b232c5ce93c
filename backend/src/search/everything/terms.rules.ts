import { nameAt, type Phrase } from './vocabulary.rules';

/** One thing that a query asks for, with all that it may be called. */
export interface Term {
  /** As it was typed: a word, or several that stand together. */
  readonly typed: Phrase;
  /** In quotes: nothing else is meant. */
  readonly isExact: boolean;
  /** The end of the query: it may be the beginning of a word. */
  readonly isBeginning: boolean;
  readonly others: readonly Phrase[];
}

export const SHORTEST_QUERY = 3;
/** More words than this are not looked at. */
const MOST_WORDS = 24;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '');

/** What a query asks for. Words in quotes stand together. */
export function termsOf(query: string, { isExact = false } = {}): Term[] {
  if ([...query.trim()].length < SHORTEST_QUERY) return [];
  const parts = query.replace(/[“”„«»]/g, '"').split('"');
  const terms = parts.flatMap((part, place) =>
    place % 2 === 1 && place < parts.length - 1 ? quoted(part) : loose(part, isExact),
  );
  const last = terms.at(-1);
  const isOpen = last !== undefined && /[\p{L}\p{M}\p{N}]$/u.test(query);
  return terms
    .slice(0, MOST_WORDS)
    .map((term) => ({ ...term, isBeginning: isOpen && term === last && !term.isExact }));
}

function quoted(part: string): Term[] {
  const typed = wordsOf(part);
  return typed.length === 0 ? [] : [{ typed, isExact: true, isBeginning: false, others: [] }];
}

function loose(part: string, isExact: boolean): Term[] {
  const words = wordsOf(part);
  const terms: Term[] = [];
  for (let at = 0; at < words.length; ) {
    const name = isExact ? undefined : nameAt(words.slice(at).map(plain));
    const length = name?.length ?? 1;
    const typed = words.slice(at, at + length);
    terms.push({ typed, isExact: false, isBeginning: false, others: name?.others ?? [] });
    at += length;
  }
  return terms;
}

/** The same with words that may have been meant by those that were typed. */
export function withMeant(term: Term, meant: readonly string[]): Term {
  return { ...term, others: [...term.others, ...meant.map((word) => [word])] };
}

/** A term as `to_tsquery` takes it. @param weights only words of these are meant, as `abc`; all if left out */
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

/** All of them, or any. */
export const allOf = (terms: readonly Term[], weights = '') =>
  terms.map((term) => queryOf(term, weights)).join(' & ');
export const anyOf = (terms: readonly Term[], weights = '') =>
  terms.map((term) => queryOf(term, weights)).join(' | ');

/**
 * Each of their words for itself: what is to be marked in a text. Of phrases `ts_headline` would look for every way in which they could
 * stand there, which takes seconds in a long text.
 */
export function wordsOfAll(terms: readonly Term[]): string {
  const begun = terms.filter((term) => term.isBeginning).flatMap(({ typed }) => typed.slice(-1));
  const words = terms.flatMap(({ typed, others }) => [...typed, ...others.flat()]);
  return [...new Set(words.map((word) => `'${word}'`)), ...begun.map((word) => `'${word}':*`)].join(
    ' | ',
  );
}
