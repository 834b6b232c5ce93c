import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { LargeCounts } from '../platform/database/large-counts';
import type { AuthorRow } from '../profiles/author';
import { searchText } from '../reference-data/search-text';
import type { Actor } from '../wire/access';
import { momentOf, stretchOf } from '../wire/paging';
import { StartingPointsRepository } from './starting-points.repository';
import type { MembersCity, SpecialityCount } from './starting-points.sql';
import { type Narrowing, type Slice, SurgeonRepository } from './surgeon.repository';
import { isOneTypoFrom } from './typos.rules';

export interface SurgeonSearch {
  readonly term: string;
  /** Ids or names, as chosen or typed. */
  readonly city: string;
  readonly country: string;
  readonly speciality: string;
  /** Starts at 1. */
  readonly page: number;
  /** When its first page was read. */
  readonly asOf: Date | undefined;
  /** The member who ends the page before; 0 if that was not named. */
  readonly last: number;
}

export interface FoundSurgeons {
  readonly surgeons: AuthorRow[];
  /** The total on all pages. */
  readonly total: number;
  /** Null on the last page. */
  readonly nextPage: number | null;
}

interface Choice {
  readonly narrowing: Narrowing;
  readonly slice: Slice;
}

interface StartingPoints {
  readonly specialities: SpecialityCount[];
  readonly cities: MembersCity[];
}

export const PAGE_SIZE = 20;
const FRESH_MS = 60_000;
/** The limits for typo correction: words examined, and words accepted. */
const WORDS_NEAR = 300;
const WORDS_MEANT = 20;
const NONE: FoundSurgeons = { surgeons: [], total: 0, nextPage: null };

/** Finds members by name, place and speciality. */
@Injectable()
export class SearchService {
  private known: { readonly at: number; readonly points: Promise<StartingPoints> } | undefined;

  private readonly counts: LargeCounts;

  constructor(
    private readonly surgeons: SurgeonRepository,
    private readonly starts: StartingPointsRepository,
    private readonly clock: Clock,
  ) {
    this.counts = new LargeCounts(clock);
  }

  /** The same for everybody and cached for a minute, because counting scans all members. */
  async startingPoints(): Promise<StartingPoints> {
    const now = this.clock.now().getTime();
    if (!this.known || Math.abs(now - this.known.at) > FRESH_MS) {
      const points = Promise.all([this.starts.specialities(), this.starts.cities()]).then(
        ([specialities, cities]) => ({
          specialities,
          cities,
        }),
      );
      this.known = { at: now, points };
      points.catch(() => {
        this.known = undefined;
      });
    }
    return this.known.points;
  }

  async find(actor: Actor, search: SurgeonSearch): Promise<FoundSurgeons> {
    const text = await this.surgeons.typed(search.term);
    const narrowing = await this.narrowing(search);
    if (
      narrowing === undefined ||
      (text === '' && Object.values(narrowing).every((value) => value === undefined))
    )
      return NONE;
    const { offset } = stretchOf(search.page, PAGE_SIZE);
    const slice: Slice = { viewerId: actor.memberId, offset, limit: PAGE_SIZE + 1 };
    const rows =
      search.page > 1
        ? await this.surgeons.furtherBeginningWith(text, narrowing, {
            ...slice,
            last: search.last,
            until: momentOf(search.asOf, this.clock.now()),
          })
        : await this.surgeons.beginningWith(text, narrowing, slice);
    if (rows.length > PAGE_SIZE || search.page > 1) {
      const total = await this.counts.of([text, narrowing], () =>
        this.surgeons.countBeginningWith(text, narrowing, actor.memberId),
      );
      const nextPage = rows.length > PAGE_SIZE ? search.page + 1 : null;
      return { surgeons: rows.slice(0, PAGE_SIZE), total, nextPage };
    }
    const surgeons = await this.completed(rows, text, { narrowing, slice });
    return { surgeons, total: surgeons.length, nextPage: null };
  }

  /** Names only, for the suggestions of a search box. */
  async suggest(actor: Actor, term: string): Promise<AuthorRow[]> {
    const text = await this.surgeons.typed(term);
    if (text === '') return [];
    const found = {
      narrowing: {},
      slice: { viewerId: actor.memberId, offset: 0, limit: PAGE_SIZE },
    };
    return this.completed(
      await this.surgeons.beginningWith(text, found.narrowing, found.slice),
      text,
      found,
    );
  }

  /** A first page that is not full, completed with the members who may have been meant. */
  private async completed(rows: AuthorRow[], text: string, found: Choice): Promise<AuthorRow[]> {
    const limit = PAGE_SIZE - rows.length;
    if (text === '' || limit === 0) return rows;
    const slice = { ...found.slice, limit };
    const known = new Set(rows.map((row) => row.author_id));
    const others = await this.meant(text, { ...found, slice });
    return [...rows, ...others.filter((row) => !known.has(row.author_id))];
  }

  /** Names whose words are in a different order, or that contain a typo. */
  private async meant(text: string, found: Choice): Promise<AuthorRow[]> {
    const words: string[][] = [];
    for (const typed of text.split(' ')) {
      const near = await this.surgeons.wordsNear(typed, WORDS_NEAR);
      const meant = near.filter((word) => word.startsWith(typed) || isOneTypoFrom(word, typed));
      if (meant.length === 0) return [];
      words.push(meant.slice(0, WORDS_MEANT));
    }
    return this.surgeons.holding(words, text, found);
  }

  /** @returns undefined if a filter names an unknown place */
  private async narrowing(search: SurgeonSearch): Promise<Narrowing | undefined> {
    const cityIds = search.city === '' ? undefined : await this.citiesOf(search.city);
    const countryId = search.country === '' ? undefined : await this.countryOf(search.country);
    if (cityIds?.length === 0 || (search.country !== '' && countryId === undefined))
      return undefined;
    return { cityIds, countryId, speciality: search.speciality || undefined };
  }

  private async citiesOf(city: string): Promise<number[]> {
    const id = Number(city);
    return Number.isSafeInteger(id) && id > 0 ? [id] : this.starts.citiesNamed(searchText(city));
  }

  private async countryOf(country: string): Promise<number | undefined> {
    const id = Number(country);
    return Number.isSafeInteger(id) && id > 0 ? id : this.starts.countryNamed(searchText(country));
  }
}
