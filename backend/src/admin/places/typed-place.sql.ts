import { columns, number, type RowOf, statement, text } from '../../platform/database/statement';
import { PlaceSuggestion } from '../../reference-data/place-suggestion.entity';

/** Which rows bear the typed place `s`: those without an id and with one of its spellings. */
const OF_PROFILE = 's.country_id is null and p.city_id is null and p.city_name = any (s.spellings)';
const OF_ORIGIN =
  's.country_id is null and p.origin_city_id is null and p.origin_city_name = any (s.spellings)';
const OF_TRAINING =
  't.country_id = s.country_id and t.city_id is null and t.city_name = any (s.spellings)';
const OF_OPPORTUNITY =
  'o.country_id = s.country_id and o.city_id is null and o.city_name = any (s.spellings)';
const OF_SCHOOL = `t.country_id = s.country_id and (s.city_id is null or t.city_id = s.city_id)
  and t.school_id is null and t.school_name = any (s.spellings)`;

const USES = `case s.kind when 'school' then (select count(*) from training t where ${OF_SCHOOL})
  else (select count(*) from profile p where ${OF_PROFILE}) + (select count(*) from profile p where ${OF_ORIGIN})
    + (select count(*) from training t where ${OF_TRAINING}) + (select count(*) from opportunity o where ${OF_OPPORTUNITY}) end`;

const PLACE = `select s.id, s.kind, s.name, s.country_id as "countryId", coalesce(country.name, '') as country, coalesce(city.name, '') as city,
    ${USES} as uses, s.created_at as "typedAt"
  from place_suggestion s left join country on country.id = s.country_id left join city on city.id = s.city_id`;

const { id } = columns(PlaceSuggestion, 'id');
const GIVES = {
  ...columns(PlaceSuggestion, 'id', 'kind', 'name'),
  /** Null where it was typed without one. */
  ...columns(PlaceSuggestion, 'countryId'),
  country: text,
  city: text,
  /** How many rows of members bear it. */
  uses: number,
  typedAt: columns(PlaceSuggestion, 'createdAt').createdAt,
};

/** Those that nobody has decided about yet, the newest first. */
export const TYPED_PLACES = statement({
  takes: { before: number, most: number },
  gives: GIVES,
  sql: `${PLACE} where s.reviewed_at is null and s.id < :before order by s.id desc limit :most`,
});
export type TypedPlaceRow = RowOf<typeof TYPED_PLACES>;

export const TYPED_PLACE = statement({
  takes: { id },
  gives: GIVES,
  sql: `${PLACE} where s.reviewed_at is null and s.id = :id`,
});

/** Whose training bears the typed school, a batch in the order of their ids. */
export const SCHOOL_MEMBERS = statement({
  takes: { id, after: number, most: number },
  gives: { memberId: number },
  sql: `select distinct t.account_id as "memberId" from place_suggestion s join training t on ${OF_SCHOOL}
    where s.id = :id and t.account_id > :after order by t.account_id limit :most`,
});

/** Rewrites a batch of the rows of one table. Gives whose they were. */
const rewrite = (sql: string) =>
  statement({
    takes: { id, intoId: number, name: text, most: number },
    gives: { memberId: number },
    sql,
  });

/** Table by table. The profile keeps its city twice, and shows it with its country. */
export const CITY_REWRITES = [
  statement({
    takes: { id, intoId: number, name: text, location: text, most: number },
    gives: { memberId: number },
    sql: `update profile set city_id = :intoId, city_name = :name, current_location = :location where account_id in
      (select p.account_id from place_suggestion s join profile p on ${OF_PROFILE} where s.id = :id limit :most for update of p)
      returning account_id as "memberId"`,
  }),
  rewrite(`update profile set origin_city_id = :intoId, origin_city_name = :name where account_id in
    (select p.account_id from place_suggestion s join profile p on ${OF_ORIGIN} where s.id = :id limit :most for update of p)
    returning account_id as "memberId"`),
  rewrite(`update training set city_id = :intoId, city_name = :name where (account_id, kind) in
    (select t.account_id, t.kind from place_suggestion s join training t on ${OF_TRAINING} where s.id = :id limit :most for update of t)
    returning account_id as "memberId"`),
  rewrite(`update opportunity set city_id = :intoId, city_name = :name where id in
    (select o.id from place_suggestion s join opportunity o on ${OF_OPPORTUNITY} where s.id = :id limit :most for update of o)
    returning owner_id as "memberId"`),
] as const;

export const SCHOOL_REWRITES = [
  rewrite(`update training set school_id = :intoId, school_name = :name where (account_id, kind) in
    (select t.account_id, t.kind from place_suggestion s join training t on ${OF_SCHOOL} where s.id = :id limit :most for update of t)
    returning account_id as "memberId"`),
] as const;

export type Rewrite = (typeof CITY_REWRITES)[number] | (typeof SCHOOL_REWRITES)[number];
/** A row that was rewritten. */
export type Rewritten = RowOf<Rewrite>;
