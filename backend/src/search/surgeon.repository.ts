import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { unblocked } from '../connections/connection.sql';
import { arrayOf } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';

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

interface Condition {
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** Names that are found, in the order of their keys: what was typed just so comes before what begins so. */
@Injectable()
export class SurgeonRepository {
  constructor(private readonly em: EntityManager) {}

  /** What names are compared by: lower case, without accents and apostrophes, words parted by one blank. */
  async searchText(raw: string): Promise<string> {
    const [row] = await this.em.execute<{ text: string }[]>('select search_text(?) as text', [raw]);
    return row?.text ?? '';
  }

  /** Names of which a word, with those that follow, begins with `text`; without a text all that the narrowing leaves. */
  async beginningWith(text: string, narrowing: Narrowing, slice: Slice): Promise<AuthorRow[]> {
    const named: Condition = text === '' ? { sql: 'k.is_first', values: [] } : beginning('k', text);
    const once: Condition =
      text === ''
        ? nothing
        : { ...beginning('e', text), sql: firstOfMember(beginning('e', text).sql) };
    return this.found(
      [named, once, ...narrowed(narrowing)],
      { sql: 'k.key, k.member_id', values: [] },
      slice,
    );
  }

  /** How many members `beginningWith` finds on all its pages. */
  async countBeginningWith(text: string, narrowing: Narrowing, viewerId: number): Promise<number> {
    const named = text === '' ? { sql: 'k.is_first', values: [] } : beginning('k', text);
    const all = [named, ...narrowed(narrowing)];
    const [row] = await this.em.execute<{ members: number }[]>(
      `select count(distinct k.member_id)::int as members from surgeon_key k
       where ${all.map(({ sql }) => sql).join(' and ')} and ${unblocked('k.member_id', '?')}`,
      [...all.flatMap(({ values }) => values), viewerId, viewerId],
    );
    return row?.members ?? 0;
  }

  /**
   * Names that hold, in any order, one of each list of words, the best word first; without those that begin with `text`.
   * @param words for each typed word, what may have been meant
   */
  async holding(
    words: readonly (readonly string[])[],
    besides: string,
    found: { narrowing: Narrowing; slice: Slice },
  ): Promise<AuthorRow[]> {
    const [first = [], ...others] = words;
    const named: Condition = { sql: `k.word = any(?::text[])`, values: [arrayOf(first)] };
    const once: Condition = {
      sql: firstOfMember(`(e.word = any(?::text[]) or e.key like ?)`),
      values: [arrayOf(first), `${besides}%`],
    };
    const new_: Condition = { sql: 'k.key not like ?', values: [`${besides}%`] };
    const rest = others.map((each) => ({
      sql: `exists (select from surgeon_key o where o.member_id = k.member_id and o.word = any(?::text[]))`,
      values: [arrayOf(each)],
    }));
    const order: Condition = {
      sql: `array_position(?::text[], k.word::text), k.key, k.member_id`,
      values: [arrayOf(first)],
    };
    return this.found(
      [named, new_, once, ...rest, ...narrowed(found.narrowing)],
      order,
      found.slice,
    );
  }

  /** Words of names that begin with what was typed, or that are near to it: what a slip may have come from. */
  async wordsNear(typed: string, most: number): Promise<string[]> {
    const rows = await this.em.execute<{ word: string }[]>(
      `select word from surgeon_word where word like ? or word % ? order by (word like ?) desc, similarity(word, ?) desc, word limit ?`,
      [`${typed.slice(0, 2)}%`, typed, `${typed}%`, typed, most],
    );
    return rows.map(({ word }) => word);
  }

  private async found(
    conditions: readonly Condition[],
    order: Condition,
    { viewerId, offset, limit }: Slice,
  ): Promise<AuthorRow[]> {
    const all = conditions.filter(({ sql }) => sql !== '');
    return this.em.execute<AuthorRow[]>(
      `with found as materialized (
         select k.member_id, row_number() over (order by ${order.sql}) as place from surgeon_key k
         where ${all.map(({ sql }) => sql).join(' and ')} and ${unblocked('k.member_id', '?')}
         order by ${order.sql} offset ? limit ?
       )
       select ${AUTHOR_COLUMNS} from found ${authorJoins('found.member_id')} order by found.place`,
      [
        ...order.values,
        ...all.flatMap(({ values }) => values),
        viewerId,
        viewerId,
        ...order.values,
        offset,
        limit,
      ],
    );
  }
}

const nothing: Condition = { sql: '', values: [] };

/** The last of all characters. */
const LAST = '\u{10ffff}';

/** As a range, of which PostgreSQL sees that one plan serves them all; of `like` it would have to know the pattern. */
function beginning(key: string, text: string): Condition {
  return { sql: `${key}.key >= ? and ${key}.key < ?`, values: [text, text + LAST] };
}

/**
 * A name may be found by several of its words; the first of them counts. Looked up name by name: as `not exists` PostgreSQL may compare
 * all that are found with one another, where it expects few.
 */
function firstOfMember(condition: string): string {
  return `not coalesce((select true from surgeon_key e where e.member_id = k.member_id and e.key < k.key and ${condition} limit 1), false)`;
}

function narrowed({ speciality, cityIds, countryId }: Narrowing): Condition[] {
  const conditions: Condition[] = [];
  if (speciality !== undefined)
    conditions.push({ sql: `k.speciality <> '' and k.speciality = ?`, values: [speciality] });
  if (cityIds !== undefined)
    conditions.push({ sql: `k.city_id = any(?::bigint[])`, values: [arrayOf(cityIds)] });
  if (countryId !== undefined)
    conditions.push({ sql: 'k.country_id = cast(? as bigint)', values: [countryId] });
  return conditions;
}
