import { unblocked } from '../connections/connection.sql';
import { allOf, type Condition, choicesOf } from '../platform/database/conditions';
import {
  boolean,
  columns,
  ids,
  number,
  statement,
  text,
  texts,
  time,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { SurgeonKey } from './surgeon-key.entity';
import { SurgeonWord } from './surgeon-word.entity';

/**
 * Words of names that begin with the typed word, then those with the same first letters or similar
 * ones, most similar first.
 */
export const WORDS_NEAR = statement({
  takes: { typed: text, alike: text, begun: text, most: number },
  gives: columns(SurgeonWord, 'word'),
  sql: `select word from surgeon_word where word like :alike or word % :typed
    order by (word like :begun) desc, similarity(word, :typed) desc, word limit :most`,
});

/** The filters of a search. */
const NARROWING = {
  speciality: {
    sql: `k.speciality <> '' and k.speciality = :speciality`,
    takes: columns(SurgeonKey, 'speciality'),
  },
  cityIds: { sql: 'k.city_id = any(:cityIds::bigint[])', takes: { cityIds: ids } },
  countryId: { sql: 'k.country_id = cast(:countryId as bigint)', takes: { countryId: number } },
} as const satisfies Record<string, Condition>;
export type NarrowedBy = keyof typeof NARROWING;

/**
 * Several keys of a member may match; only the first one counts. Checked with one lookup per row:
 * for `not exists`, PostgreSQL may underestimate the matches and compare all of them with one
 * another.
 */
const firstOfMember = ({ sql, takes }: Condition): Condition => ({
  sql: `not coalesce((select true from surgeon_key e where e.member_id = k.member_id and e.key < k.key and ${sql} limit 1), false)`,
  takes,
});

/**
 * A range from `text` to `end`, which one plan can serve for all values; for `like`, PostgreSQL
 * would have to know the pattern when planning.
 */
const beginning = (key: string): Condition => ({
  sql: `${key}.key >= ${unseen('text')} and ${key}.key < ${unseen('end')}`,
  takes: { text, end: text },
});

/**
 * In a query of its own, a value is not known to the planner, which then plans for all of them
 * once. It would plan for each of them anew, because it expects less of most; planning takes twice
 * as long as the search.
 */
const unseen = (name: string) => `(select cast(:${name} as text))`;

const EVERYBODY: Condition = { sql: 'k.is_first', takes: {} };

const narrowed = (by: readonly NarrowedBy[]) => by.map((one) => NARROWING[one]);

function found(conditions: readonly Condition[], order: Condition) {
  const slice = { viewerId: number, offset: number, most: number };
  const { sql, takes } = allOf(conditions, { ...order.takes, ...slice });
  return statement({
    takes,
    gives: AUTHOR,
    sql: `with found as materialized (
        select k.member_id, row_number() over (order by ${order.sql}) as place from surgeon_key k
        where ${sql} and ${unblocked('k.member_id', ':viewerId')}
        order by ${order.sql} offset :offset limit :most
      )
      select ${AUTHOR_COLUMNS} from found ${authorJoins('found.member_id')} order by found.place`,
  });
}

interface Shape {
  /** Whether the user has typed anything. */
  readonly isTyped: boolean;
  readonly by: readonly NarrowedBy[];
}

const BY_KEY: Condition = { sql: 'k.key, k.member_id', takes: {} };

const namedSo = ({ isTyped, by }: Shape) => [
  ...(isTyped ? [beginning('k'), firstOfMember(beginning('e'))] : [EVERYBODY]),
  ...narrowed(by),
];

/**
 * After a row, and a member since before a time. Looked up for each row; those from before the
 * column have always been.
 */
const FURTHER: Condition = {
  sql: `(k.key, k.member_id) > (cast(:afterKey as text), cast(:after as bigint))
    and coalesce((select m.member_since <= :until from account m where m.id = k.member_id limit 1), true)`,
  takes: { afterKey: text, after: number, until: time },
};

/**
 * Members whose name contains `text` at the start of a word; all that match the filters if nothing
 * was typed.
 */
export const surgeonsBeginning = (shape: Shape) => found(namedSo(shape), BY_KEY);

/** The same on a later page. */
export const furtherSurgeonsBeginning = (shape: Shape) =>
  found([...namedSo(shape), FURTHER], BY_KEY);

/** The key by which a member is placed among those whom a search finds. */
export const KEY_OF_SURGEON = statement({
  takes: { ...beginning('k').takes, isTyped: boolean, memberId: number },
  gives: columns(SurgeonKey, 'key'),
  sql: `select min(k.key) as key from surgeon_key k where k.member_id = :memberId
    and case when :isTyped then ${beginning('k').sql} else ${EVERYBODY.sql} end having count(*) > 0`,
});

/** How many members `surgeonsBeginning` finds on all its pages. */
export function countSurgeonsBeginning({ isTyped, by }: Shape) {
  const conditions = [isTyped ? beginning('k') : EVERYBODY, ...narrowed(by)];
  const { sql, takes } = allOf(conditions, { viewerId: number });
  return statement({
    takes,
    gives: { members: number },
    sql: `select count(distinct k.member_id)::int as members from surgeon_key k
      where ${sql} and ${unblocked('k.member_id', ':viewerId')}`,
  });
}

export const wordsParam = (place: number) => `words${place}`;

/**
 * Members whose name contains a word of each list, in any order, ordered by their position in the
 * first list; without keys that match `begun`.
 * @param lists the number of lists
 */
export function surgeonsHolding(lists: number, by: readonly NarrowedBy[]) {
  const first = { [wordsParam(0)]: texts };
  const conditions = [
    { sql: `k.word = any(:${wordsParam(0)}::text[])`, takes: first },
    { sql: 'k.key not like :begun', takes: { begun: text } },
    firstOfMember({
      sql: `(e.word = any(:${wordsParam(0)}::text[]) or e.key like :begun)`,
      takes: { ...first, begun: text },
    }),
  ];
  const others = Array.from({ length: lists - 1 }, (_, at) => ({
    sql: `exists (select from surgeon_key o where o.member_id = k.member_id and o.word = any(:${wordsParam(at + 1)}::text[]))`,
    takes: { [wordsParam(at + 1)]: texts },
  }));
  const order = {
    sql: `array_position(:${wordsParam(0)}::text[], k.word::text), k.key, k.member_id`,
    takes: first,
  };
  return found([...conditions, ...others, ...narrowed(by)], order);
}

const BY = choicesOf<NarrowedBy>(['speciality', 'cityIds', 'countryId']);
const SHAPES = BY.flatMap((by) => [true, false].map((isTyped) => ({ isTyped, by })));

/** Every combination, for `npm run check`; with up to three lists of words. */
export const BEGINNING = SHAPES.map(surgeonsBeginning);
export const FURTHER_ON = SHAPES.map(furtherSurgeonsBeginning);
export const COUNTING = SHAPES.map(countSurgeonsBeginning);
export const HOLDING = BY.flatMap((by) => [1, 2, 3].map((lists) => surgeonsHolding(lists, by)));
