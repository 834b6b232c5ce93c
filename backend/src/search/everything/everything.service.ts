import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { arrayOf } from '../../platform/database/columns';
import { within } from '../../platform/database/within';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { type Stretch, stretchOf } from '../../wire/paging';
import {
  allOf,
  anyOf,
  queryOf,
  type Term,
  TOO_MANY_WORDS,
  termsOf,
  wordsOfAll,
} from '../terms.rules';
import { FIND_CASES } from './cases.sql';
import type { Facets, FoundRow, Narrowed } from './found';
import type { EntryKind } from './kinds.rules';
import { FIND_OTHERS } from './others.sql';
import { SpellingService } from './spelling.service';

export interface Search {
  readonly query: string;
  /** Matches the typed words only: no synonyms, no typo correction. */
  readonly isExact: boolean;
  readonly isNewestFirst: boolean;
  readonly narrowed: Narrowed;
  readonly stretch: Stretch;
  /** What came later is left out. */
  readonly asOf?: Date | undefined;
  /** If omitted, all kinds are searched. */
  readonly kind?: EntryKind | undefined;
}

interface Terms {
  readonly em: EntityManager;
  readonly terms: readonly Term[];
}

export interface Found {
  readonly totals: Readonly<Partial<Record<EntryKind, number>>>;
  readonly items: readonly FoundRow[];
  readonly facets: Facets;
  /** Words that were searched for in addition to the typed ones. */
  readonly readAs: readonly string[];
  /** Those of them that correct a typo. */
  readonly repaired: readonly string[];
  /** Nothing matches all words; the results match most of them. */
  readonly isLoose: boolean;
}

/** With fewer results than this, typo correction is tried. */
const FEW = 5;
/** A search of several words that takes longer is refused: with fewer words it would not. */
const LONGEST_MS = 500;
const SEVERAL = 2;
const READ_AS = 6;
const NO_FACETS: Facets = {
  specialities: [],
  outcomes: { any: 0, reported: 0 },
  states: { open: 0, closed: 0 },
};
const NOTHING: Found = {
  totals: {},
  items: [],
  facets: NO_FACETS,
  readAs: [],
  repaired: [],
  isLoose: false,
};
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
    private readonly spelling: SpellingService,
  ) {}

  /** Matches all words; with few results, also similar words; with none, most of the words. */
  async find(actor: Actor, search: Search): Promise<Found> {
    const terms = termsOf(search.query, { isExact: search.isExact });
    if (terms.length === 0) return NOTHING;
    const found = await this.holding(actor, search, { terms, least: 0 });
    if (search.isExact || sumOf(found) >= FEW) return found;
    const told = await this.spelling.indexed(terms);
    const meant = await this.spelling.meant(actor, told);
    const wider = meant
      ? await this.holding(actor, search, { terms: meant.terms, least: 0 })
      : found;
    if (sumOf(found) > 0 && sumOf(wider) === sumOf(found)) return found;
    if (sumOf(wider) > 0) return { ...wider, repaired: meant?.repaired ?? [] };
    if (told.length < SEVERAL) return found;
    const least = Math.ceil(told.length / 2);
    const some = await this.holding(actor, search, { terms: meant?.terms ?? told, least });
    return { ...some, repaired: some.isLoose ? (meant?.repaired ?? []) : [] };
  }

  /** @param least how many of the terms must match; 0 for all */
  async holding(
    actor: Actor,
    search: Search,
    { terms, least }: { terms: readonly Term[]; least: number },
  ): Promise<Found> {
    const asksCases = search.kind === undefined || search.kind === 'case';
    const asksOthers = search.kind !== 'case' && least === 0;
    const { cases, others } = await this.inTime(terms, async (em) => ({
      cases: asksCases ? await this.cases(actor, search, { em, terms, least }) : undefined,
      others: asksOthers ? await this.others(actor, search, { em, terms }) : undefined,
    }));
    return {
      totals: { ...others?.totals, ...(cases && { case: cases.total }) },
      items: [...(cases?.items ?? []), ...(others?.items ?? [])],
      facets: cases?.facets ?? others?.facets ?? NO_FACETS,
      readAs: readAs(terms),
      repaired: [],
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
    const search = { ...ANY, query, kind, stretch: stretchOf(1, 1) };
    const found = await this.holding(actor, search, { terms, least: 0 });
    if (sumOf(found) > 0) return allOf(terms, 'abc');
    const told = await this.spelling.indexed(terms);
    const meant = await this.spelling.meant(actor, told);
    return allOf(meant?.terms ?? terms, 'abc');
  }

  /** The ids of cases that match some of the terms, best matches first. */
  async near(
    actor: Actor,
    { limit, ...asked }: { terms: readonly Term[]; least: number; besides: number; limit: number },
  ): Promise<number[]> {
    const search = { ...ANY, stretch: stretchOf(1, limit) };
    const found = await this.cases(actor, search, { em: this.em, ...asked });
    return found?.items.map(({ id }) => id) ?? [];
  }

  /** With one word only, nobody could use fewer: then the limit of all statements holds. */
  private async inTime<Result>(
    terms: readonly Term[],
    work: (em: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    if (terms.length < SEVERAL) return work(this.em);
    const result = await within(this.em, LONGEST_MS, work);
    if (result === undefined) throw new Refusal('fields', { errors: { query: [TOO_MANY_WORDS] } });
    return result;
  }

  private cases(
    actor: Actor,
    search: Search,
    { em, terms, least, besides = 0 }: Terms & { least: number; besides?: number },
  ) {
    const joined = least === 0 ? allOf : anyOf;
    return FIND_CASES.first(em, {
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

  private others(actor: Actor, search: Search, { em, terms }: Terms) {
    const { kind = '' } = search;
    return FIND_OTHERS.first(em, {
      ...this.common(actor, search),
      kind,
      query: allOf(terms),
      marked: wordsOfAll(terms),
    });
  }

  private common(actor: Actor, { narrowed, isNewestFirst, stretch, asOf }: Search) {
    const { speciality, state, from, to } = narrowed;
    const { memberId: viewer, isAdmin } = actor;
    const ends = [...(to ? [Date.parse(to) + DAY_MS] : []), ...(asOf ? [asOf.getTime() + 1] : [])];
    const until = ends.length === 0 ? '' : new Date(Math.min(...ends)).toISOString();
    const now = this.clock.now();
    return { speciality, state, from, to: until, isNewestFirst, ...stretch, viewer, isAdmin, now };
  }
}

const sumOf = ({ totals }: Found) =>
  Object.values(totals).reduce<number>((sum, total) => sum + (total ?? 0), 0);

function readAs(terms: readonly Term[]): string[] {
  const names = terms.flatMap(({ others }) => others.map((words) => words.join(' ')));
  return [...new Set(names)].slice(0, READ_AS);
}
