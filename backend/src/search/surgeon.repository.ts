import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from '../profiles/author';
import {
  countSurgeonsBeginning,
  type NarrowedBy,
  SEARCH_TEXT,
  surgeonsBeginning,
  surgeonsHolding,
  WORDS_NEAR,
  wordsParam,
} from './surgeon.sql';

/** What narrows a search; all of it must hold. */
export interface Narrowing {
  readonly speciality?: string | undefined;
  readonly cityIds?: readonly number[] | undefined;
  readonly countryId?: number | undefined;
}

export interface Slice {
  readonly viewerId: number;
  readonly offset: number;
  readonly limit: number;
}

/** The last of all characters. */
const LAST = '\u{10ffff}';

/** Names that are found, in the order of their keys: what was typed just so comes before what begins so. */
@Injectable()
export class SurgeonRepository {
  constructor(private readonly em: EntityManager) {}

  /** What names are compared by: lower case, without accents and apostrophes, words parted by one blank. */
  async searchText(raw: string): Promise<string> {
    return (await SEARCH_TEXT.first(this.em, { raw }))?.text ?? '';
  }

  /** Names of which a word, with those that follow, begins with `text`; without a text all that the narrowing leaves. */
  beginningWith(
    text: string,
    narrowing: Narrowing,
    { viewerId, offset, limit }: Slice,
  ): Promise<AuthorRow[]> {
    const beginning = { text, end: text + LAST, ...narrowing };
    const statement = surgeonsBeginning({ isTyped: text !== '', by: narrowedBy(narrowing) });
    return statement.rows(this.em, { ...beginning, viewerId, offset, most: limit });
  }

  /** How many members `beginningWith` finds on all its pages. */
  async countBeginningWith(text: string, narrowing: Narrowing, viewerId: number): Promise<number> {
    const beginning = { text, end: text + LAST, ...narrowing };
    const statement = countSurgeonsBeginning({ isTyped: text !== '', by: narrowedBy(narrowing) });
    return (await statement.first(this.em, { ...beginning, viewerId }))?.members ?? 0;
  }

  /**
   * Names that hold, in any order, one of each list of words, the best word first; without those that begin with `text`.
   * @param words for each typed word, what may have been meant
   */
  holding(
    words: readonly (readonly string[])[],
    besides: string,
    { narrowing, slice }: { narrowing: Narrowing; slice: Slice },
  ): Promise<AuthorRow[]> {
    const lists = Object.fromEntries(words.map((list, at) => [wordsParam(at), list]));
    const { viewerId, offset, limit } = slice;
    return surgeonsHolding(words.length, narrowedBy(narrowing)).rows(this.em, {
      ...{ ...lists, begun: `${besides}%`, ...narrowing },
      ...{ viewerId, offset, most: limit },
    });
  }

  /** Words of names that begin with what was typed, or that are near to it: what a slip may have come from. */
  async wordsNear(typed: string, most: number): Promise<string[]> {
    const alike = `${typed.slice(0, 2)}%`;
    const near = await WORDS_NEAR.rows(this.em, { typed, alike, begun: `${typed}%`, most });
    return near.map(({ word }) => word);
  }
}

function narrowedBy({ speciality, cityIds, countryId }: Narrowing): NarrowedBy[] {
  return [
    ...(speciality === undefined ? [] : (['speciality'] as const)),
    ...(cityIds === undefined ? [] : (['cityIds'] as const)),
    ...(countryId === undefined ? [] : (['countryId'] as const)),
  ];
}
