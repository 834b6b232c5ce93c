import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { arrayOf } from '../../platform/database/columns';
import type { Actor } from '../../wire/access';
import { plain, queryOf, type Term, withMeant } from '../terms.rules';
import { isOneTypoFrom } from '../typos.rules';
import { namesBeginning, type Phrase } from '../vocabulary.rules';
import { QUERIES_INDEXED, WORDS_NEAR, WORDS_SHOWN } from './words.sql';

/** A query with the words that may have been meant. */
export interface Meant {
  readonly terms: readonly Term[];
  /** Words that differ from the typed ones by a typo, not those that only complete them. */
  readonly repaired: readonly string[];
}

/** Shorter words have too many similar ones. */
const SLIPS_FROM = 4;
const WORDS_NEAR_EACH = 200;
/** The number of words for which access is checked, of each typed word and kind. */
const CHECKED = 24;
const WORDS_MEANT = 12;

interface Near {
  readonly completed: readonly string[];
  readonly alike: readonly string[];
}
const NOTHING: Near = { completed: [], alike: [] };

/** Completes and corrects words of a query with words of texts that the reader may see. */
@Injectable()
export class SpellingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Without words that the index leaves out ("when", "from"): no text can be found by them. */
  async indexed(terms: readonly Term[]): Promise<Term[]> {
    const queries = terms.map(({ typed }) => queryOf({ ...PLAIN, typed }));
    const kept = await QUERIES_INDEXED.rows(this.em, { queries });
    const places = new Set(kept.map(({ place }) => place - 1));
    return terms.filter((_, place) => places.has(place));
  }

  /** @returns undefined if no other words are meant */
  async meant(actor: Actor, terms: readonly Term[]): Promise<Meant | undefined> {
    const near = await this.near(actor, terms);
    const found = terms.map((term) => meantBy(term, near.get(typedOf(term)) ?? NOTHING));
    if (found.every(({ words }) => words.length === 0)) return undefined;
    return {
      terms: terms.map((term, place) => withMeant(term, found[place]?.words ?? [])),
      repaired: found.flatMap(({ isRepair, words }) =>
        isRepair ? words.map((word) => word.join(' ')) : [],
      ),
    };
  }

  private async near(actor: Actor, terms: readonly Term[]): Promise<Map<string, Near>> {
    const asked = terms.filter(mayBeMistyped);
    if (asked.length === 0) return new Map();
    const typed = arrayOf([...new Set(asked.map(typedOf))]);
    const rows = await WORDS_NEAR.rows(this.em, { typed, most: WORDS_NEAR_EACH });
    const near = asked.map((term) => [typedOf(term), nearOf(term, rows)] as const);
    const words = [
      ...new Set(near.flatMap(([, { completed, alike }]) => [...completed, ...alike])),
    ];
    const shown = await this.shownTo(actor, words);
    const isShown = (word: string) => shown.has(word);
    return new Map(
      near.map(([word, { completed, alike }]) => [
        word,
        { completed: completed.filter(isShown), alike: alike.filter(isShown) },
      ]),
    );
  }

  private async shownTo(
    { memberId: viewer, isAdmin }: Actor,
    words: readonly string[],
  ): Promise<ReadonlySet<string>> {
    if (words.length === 0) return new Set();
    const now = this.clock.now();
    const rows = await WORDS_SHOWN.rows(this.em, { words, viewer, isAdmin, now });
    return new Set(rows.map(({ word }) => word));
  }
}

const PLAIN = { isExact: false, isBeginning: false, others: [] } as const;

const typedOf = ({ typed: [word = ''] }: Term) => plain(word);

const mayBeMistyped = (term: Term) =>
  !term.isExact &&
  term.typed.length === 1 &&
  /^[a-z]+$/.test(typedOf(term)) &&
  typedOf(term).length >= SLIPS_FROM;

function nearOf(term: Term, rows: readonly { typed: string; word: string }[]): Near {
  const typed = typedOf(term);
  const words = rows.filter((row) => row.typed === typed && row.word !== typed);
  const isCompleted = ({ word }: { word: string }) => term.isBeginning && word.startsWith(typed);
  const some = (chosen: typeof words) => chosen.slice(0, CHECKED).map(({ word }) => word);
  return {
    completed: some(words.filter(isCompleted)),
    alike: some(words.filter((row) => !isCompleted(row) && isSlip(row.word, typed, term))),
  };
}

/** A word that begins as typed is meant before one that is only similar. */
function meantBy(term: Term, { completed, alike }: Near) {
  const names = mayBeMistyped(term) && term.isBeginning ? namesBeginning(typedOf(term)) : [];
  const begun: Phrase[] = [...completed.map((word) => [word]), ...names].slice(0, WORDS_MEANT);
  if (begun.length > 0) return { isRepair: false, words: begun };
  return { isRepair: true, words: alike.slice(0, WORDS_MEANT).map((word): Phrase => [word]) };
}

/** Only the last word of a query may be incomplete. */
const isSlip = (word: string, typed: string, { isBeginning }: Term) =>
  isOneTypoFrom(word, typed) && (isBeginning || Math.abs(word.length - typed.length) <= 1);
