import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type DbTime, timeOf } from '../../platform/database/columns';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';

/** A city or school that members typed because our list lacks it. */
export interface TypedPlace {
  readonly id: number;
  readonly kind: 'city' | 'school';
  readonly name: string;
  /** Null where it was typed without one. */
  readonly countryId: number | null;
  readonly country: string;
  readonly city: string;
  /** How many rows of members bear it. */
  readonly uses: number;
  readonly typedAt: Date;
}

export interface MergedInto {
  readonly id: number;
  readonly name: string;
  /** With its country, as the profile shows it. */
  readonly location: string;
}

/** A row that was rewritten. */
export interface Rewritten {
  readonly memberId: number;
}

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

type PlaceRow = Omit<TypedPlace, 'typedAt' | 'uses'> & {
  readonly typedAt: DbTime;
  readonly uses: number | string;
};

/** What is rewritten, table by table; each statement takes a batch. The profile keeps its city twice. */
const CITY_REWRITES = [
  `update profile set city_id = ?, city_name = ?, current_location = ? where account_id in
     (select p.account_id from place_suggestion s join profile p on ${OF_PROFILE} where s.id = ? limit ? for update of p)
   returning account_id as "memberId"`,
  `update profile set origin_city_id = ?, origin_city_name = ? where account_id in
     (select p.account_id from place_suggestion s join profile p on ${OF_ORIGIN} where s.id = ? limit ? for update of p)
   returning account_id as "memberId"`,
  `update training set city_id = ?, city_name = ? where (account_id, kind) in
     (select t.account_id, t.kind from place_suggestion s join training t on ${OF_TRAINING} where s.id = ? limit ? for update of t)
   returning account_id as "memberId"`,
  `update opportunity set city_id = ?, city_name = ? where id in
     (select o.id from place_suggestion s join opportunity o on ${OF_OPPORTUNITY} where s.id = ? limit ? for update of o)
   returning owner_id as "memberId"`,
] as const;
const SCHOOL_REWRITES = [
  `update training set school_id = ?, school_name = ? where (account_id, kind) in
     (select t.account_id, t.kind from place_suggestion s join training t on ${OF_SCHOOL} where s.id = ? limit ? for update of t)
   returning account_id as "memberId"`,
] as const;

@Injectable()
export class TypedPlaceRepository {
  constructor(private readonly em: EntityManager) {}

  /** Those that nobody has merged yet, the newest first. */
  async list({ before, limit }: Window): Promise<Page<TypedPlace>> {
    const rows = await this.em.execute<PlaceRow[]>(
      `${PLACE} where s.reviewed_at is null and s.id < ? order by s.id desc limit ?`,
      [before, limit + 1],
    );
    return Page.of(rows, limit).map(placeOf);
  }

  async find(id: number): Promise<TypedPlace | undefined> {
    const [row] = await this.em.execute<PlaceRow[]>(
      `${PLACE} where s.reviewed_at is null and s.id = ?`,
      [id],
    );
    return row && placeOf(row);
  }

  rewritesOf(kind: TypedPlace['kind']): readonly string[] {
    return kind === 'city' ? CITY_REWRITES : SCHOOL_REWRITES;
  }

  /** At most `most` rows. @returns whose they were */
  rewrite(
    statement: string,
    id: number,
    { into, most }: { into: MergedInto; most: number },
  ): Promise<Rewritten[]> {
    const location = statement === CITY_REWRITES[0] ? [into.location] : [];
    return this.em.execute<Rewritten[]>(statement, [into.id, into.name, ...location, id, most]);
  }

  async close(id: number, at: Date): Promise<void> {
    await this.em.execute('update place_suggestion set reviewed_at = ? where id = ?', [at, id]);
  }
}

function placeOf(row: PlaceRow): TypedPlace {
  return { ...row, uses: Number(row.uses), typedAt: timeOf(row.typedAt) };
}
