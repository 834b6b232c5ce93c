import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuthorRow } from '../profiles/author';
import { keysFrom, typedName } from '../profiles/people/typed-name';
import {
  countSurgeonsBeginning,
  furtherSurgeonsBeginning,
  KEY_OF_SURGEON,
  type NarrowedBy,
  surgeonsBeginning,
  surgeonsHolding,
  WORDS_NEAR,
  wordsParam,
} from './surgeon.sql';

/** The filters of a search, all of which must match. */
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

/** Of those who were members at a time, after a member whom the page before ended with. */
interface Further extends Slice {
  readonly until: Date;
  /** 0 if that member was not named. */
  readonly last: number;
}

/**
 * Finds members by name, ordered by their keys: exact matches come before longer names with the
 * same beginning.
 */
@Injectable()
export class SurgeonRepository {
  constructor(private readonly em: EntityManager) {}

  /** As typed, in the form of the keys; empty if it is too short. */
  async typed(term: string): Promise<string> {
    return (await typedName(this.em, term)) ?? '';
  }

  /**
   * Members whose name contains `text` at the start of a word; all that match the filters if `text`
   * is empty.
   */
  beginningWith(
    text: string,
    narrowing: Narrowing,
    { viewerId, offset, limit }: Slice,
  ): Promise<AuthorRow[]> {
    const beginning = { ...keysFrom(text), ...narrowing };
    const statement = surgeonsBeginning({ isTyped: text !== '', by: narrowedBy(narrowing) });
    return statement.rows(this.em, { ...beginning, viewerId, offset, most: limit });
  }

  /** A later page: whoever joined, left or took another name meanwhile moves none of its rows. */
  async furtherBeginningWith(
    text: string,
    narrowing: Narrowing,
    { viewerId, offset, limit, until, last }: Further,
  ): Promise<AuthorRow[]> {
    const beginning = keysFrom(text);
    const isTyped = text !== '';
    const after = last
      ? await KEY_OF_SURGEON.first(this.em, { ...beginning, isTyped, memberId: last })
      : undefined;
    const begin = after
      ? { offset: 0, afterKey: after.key, after: last }
      : { offset, afterKey: '', after: 0 };
    return furtherSurgeonsBeginning({ isTyped, by: narrowedBy(narrowing) }).rows(this.em, {
      ...beginning,
      ...narrowing,
      ...begin,
      viewerId,
      until,
      most: limit,
    });
  }

  /** How many members `beginningWith` finds on all its pages. */
  async countBeginningWith(text: string, narrowing: Narrowing, viewerId: number): Promise<number> {
    const beginning = { ...keysFrom(text), ...narrowing };
    const statement = countSurgeonsBeginning({ isTyped: text !== '', by: narrowedBy(narrowing) });
    return (await statement.first(this.em, { ...beginning, viewerId }))?.members ?? 0;
  }

  /**
   * Members whose name contains a word of each list, in any order, best word first; without those
   * whose name or a later part of it begins with `besides`.
   * @param words for each typed word, the words that may have been meant
   */
  holding(
    words: readonly (readonly string[])[],
    besides: string,
    { narrowing, slice }: { narrowing: Narrowing; slice: Slice },
  ): Promise<AuthorRow[]> {
    const lists = Object.fromEntries(words.map((list, at) => [wordsParam(at), list]));
    const { viewerId, offset, limit } = slice;
    return surgeonsHolding(words.length, narrowedBy(narrowing)).rows(this.em, {
      ...lists,
      begun: `${besides}%`,
      ...narrowing,
      viewerId,
      offset,
      most: limit,
    });
  }

  /**
   * Words of names that begin with the typed word or are similar to it, for correcting typing
   * errors.
   */
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
