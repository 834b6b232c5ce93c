import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { arrayOf } from '../../platform/database/columns';
import type { Actor } from '../../wire/access';
import type { Stretch } from '../../wire/paging';
import { isOneTypoFrom } from '../typos.rules';
import { FIND_CASES } from './cases.sql';
import type { Facets, FoundRow, Narrowed } from './found';
import type { EntryKind } from './kinds.rules';
import { FIND_OTHERS } from './others.sql';
import { allOf, anyOf, queryOf, type Term, termsOf, withMeant, wordsOfAll } from './terms.rules';
import { WORDS_NEAR } from './words.sql';

export interface Search {
  readonly query: string;
  /** Matches the typed words only: no synonyms, no typo correction. */
  readonly isExact: boolean;
  readonly isNewestFirst: boolean;
  readonly narrowed: Narrowed;
  readonly stretch: Stretch;
  /** If omitted, all kinds are searched. */
  readonly kind?: EntryKind | undefined;
}

export interface Found {
  readonly totals: Readonly<Partial<Record<EntryKind, number>>>;
  readonly items: readonly FoundRow[];
  readonly facets: Facets;
  /** Words that were searched for in addition to the typed ones. */
  readonly readAs: readonly string[];
  /** Nothing matches all words; the results match most of them. */
  readonly isLoose: boolean;
}

/** With fewer results than this, typo correction is tried. */
const FEW = 5;
/** Shorter words have too many similar ones. */
const SLIPS_FROM = 4;
const WORDS_NEAR_EACH = 200;
const WORDS_MEANT = 12;
const SEVERAL = 2;
const READ_AS = 6;
const NO_FACETS: Facets = {
  specialities: [],
  outcomes: { any: 0, reported: 0 },
  states: { open: 0, closed: 0 },
};
const NOTHING: Found = { totals: {}, items: [], facets: NO_FACETS, readAs: [], isLoose: false };
const ANY = {
  query: '',
  isExact: false,
  isNewestFirst: false,
  narrowed: { speciality: '', outcome: '', state: '', from: '', to: '' },
} as const;
const DAY_MS = 86_400_000;

/** Full-text search over members' content, limited to what the viewer may see. */
@Injectable()
export class EverythingService {
  readonly nothing = NOTHING;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Matches all words; with few results, also similar words; with none, most of the words. */
  async find(actor: Actor, search: Search): Promise<Found> {
    const terms = termsOf(search.query, { isExact: search.isExact });
    if (terms.length === 0) return NOTHING;
    const found = await this.holding(actor, search, { terms, least: 0 });
    if (search.isExact || sumOf(found) >= FEW) return found;
    const meant = await this.withSlips(terms);
    const wider = meant ? await this.holding(actor, search, { terms: meant, least: 0 }) : found;
    if (sumOf(wider) > 0 || terms.length < SEVERAL) return wider;
    return this.holding(actor, search, {
      terms: meant ?? terms,
      least: Math.ceil(terms.length / 2),
    });
  }

  /** @param least how many of the terms must match; 0 for all */
  async holding(
    actor: Actor,
    search: Search,
    { terms, least }: { terms: readonly Term[]; least: number },
  ): Promise<Found> {
    const asksCases = search.kind === undefined || search.kind === 'case';
    const asksOthers = search.kind !== 'case' && least === 0;
    const [cases, others] = await Promise.all([
      asksCases ? this.cases(actor, search, { terms, least }) : undefined,
      asksOthers ? this.others(actor, search, terms) : undefined,
    ]);
    return {
      totals: { ...others?.totals, ...(cases && { case: cases.total }) },
      items: [...(cases?.items ?? []), ...(others?.items ?? [])],
      facets: cases?.facets ?? others?.facets ?? NO_FACETS,
      readAs: readAs(terms),
      isLoose: least > 0 && (cases?.total ?? 0) > 0,
    };
  }

  /**
   * A query in the form in which it is matched against new cases and opportunities. Spelling is
   * corrected if nothing matches as typed. Outcomes are left out, because they may be hidden from
   * the viewer.
   */
  async wordsFor(actor: Actor, { query, kind }: Pick<Search, 'query' | 'kind'>): Promise<string> {
    const terms = termsOf(query);
    const search = { ...ANY, query, kind, stretch: { limit: 1, offset: 0 } };
    const found = await this.holding(actor, search, { terms, least: 0 });
    const meant = sumOf(found) === 0 ? await this.withSlips(terms) : undefined;
    return allOf(meant ?? terms, 'abc');
  }

  /** The ids of cases that match some of the terms, best matches first. */
  async near(
    actor: Actor,
    { limit, ...asked }: { terms: readonly Term[]; least: number; besides: number; limit: number },
  ): Promise<number[]> {
    const search = { ...ANY, stretch: { limit, offset: 0 } };
    return (await this.cases(actor, search, asked))?.items.map(({ id }) => id) ?? [];
  }

  private cases(
    actor: Actor,
    search: Search,
    { terms, least, besides = 0 }: { terms: readonly Term[]; least: number; besides?: number },
  ) {
    const joined = least === 0 ? allOf : anyOf;
    return FIND_CASES.first(this.em, {
      ...this.common(actor, search),
      query: joined(terms),
      marked: wordsOfAll(terms),
      queryOfRest: joined(terms, 'abc'),
      terms: arrayOf(least === 0 ? [] : terms.map((term) => queryOf(term))),
      termsOfRest: arrayOf(least === 0 ? [] : terms.map((term) => queryOf(term, 'abc'))),
      least,
      besides,
      outcome: search.narrowed.outcome,
    });
  }

  private others(actor: Actor, search: Search, terms: readonly Term[]) {
    const { kind = '' } = search;
    return FIND_OTHERS.first(this.em, {
      ...this.common(actor, search),
      kind,
      query: allOf(terms),
      marked: wordsOfAll(terms),
    });
  }

  private common(actor: Actor, { narrowed, isNewestFirst, stretch }: Search) {
    const { speciality, state, from, to } = narrowed;
    const { memberId: viewer, isAdmin } = actor;
    const until = to && new Date(Date.parse(to) + DAY_MS).toISOString();
    const now = this.clock.now();
    return { speciality, state, from, to: until, isNewestFirst, ...stretch, viewer, isAdmin, now };
  }

  /** @returns undefined if there are no similar words */
  private async withSlips(terms: readonly Term[]): Promise<Term[] | undefined> {
    const asked = terms.filter(mayBeMistyped).map(({ typed: [word = ''] }) => plain(word));
    if (asked.length === 0) return undefined;
    const near = await WORDS_NEAR.rows(this.em, {
      typed: arrayOf([...new Set(asked)]),
      most: WORDS_NEAR_EACH,
    });
    const meantBy = (term: Term) => {
      const typed = plain(term.typed[0] ?? '');
      return near
        .filter((row) => row.typed === typed && row.word !== typed)
        .filter(
          ({ word }) => (term.isBeginning && word.startsWith(typed)) || isSlip(word, typed, term),
        )
        .map(({ word }) => word)
        .slice(0, WORDS_MEANT);
    };
    const meant = terms.map((term) =>
      mayBeMistyped(term) ? withMeant(term, meantBy(term)) : term,
    );
    return meant.some(({ others }, place) => others.length > (terms[place]?.others.length ?? 0))
      ? meant
      : undefined;
  }
}

const plain = (word: string) => word.normalize('NFKD').replace(/\p{M}/gu, '');

const mayBeMistyped = ({ typed, isExact }: Term) =>
  !isExact &&
  typed.length === 1 &&
  /^[a-z]+$/.test(plain(typed[0] ?? '')) &&
  (typed[0] ?? '').length >= SLIPS_FROM;

/** Only the last word of a query may be incomplete. */
const isSlip = (word: string, typed: string, { isBeginning }: Term) =>
  isOneTypoFrom(word, typed) && (isBeginning || Math.abs(word.length - typed.length) <= 1);

const sumOf = ({ totals }: Found) =>
  Object.values(totals).reduce<number>((sum, total) => sum + (total ?? 0), 0);

function readAs(terms: readonly Term[]): string[] {
  const names = terms.flatMap(({ others }) => others.map((words) => words.join(' ')));
  return [...new Set(names)].slice(0, READ_AS);
}
