import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import type { Filters } from './opportunity.rows';

/** Conditions on opportunities `o`, and what fills them. */
export interface Choice {
  readonly where: string;
  readonly params: readonly unknown[];
}

/**
 * What everybody may find: nothing closed, and nothing past unless it is asked for. The day stands in the statement: without it the
 * planner would take two thirds for past, and count by the wrong index.
 * @param today as `2026-11-20`
 */
export function listed(filters: Filters, today: string): Choice {
  if (!/^\d{4}-\d\d-\d\d$/.test(today)) throw new Error(`${today} is no day.`);
  const current = filters.withPast
    ? ''
    : ` and o.ended_at is null and o.to_date >= date '${today}'`;
  return chosen(`o.closed_at is null${current}`, equal(filters));
}

/** What a reader may find of opportunities `o` by accounts `a`: what is closed, only its owner. Takes the reader. */
export const FINDABLE = 'a.deleted_at is null and (o.closed_at is null or o.owner_id = ?)';

/** What a member posted, closed or not. */
export function posted(ownerId: number, filters: Filters): Choice {
  return chosen('o.owner_id = ?', equal(filters), [ownerId]);
}

function equal({ countryId, speciality, type }: Filters): Record<string, unknown> {
  return {
    'o.country_id = cast(? as bigint)': countryId,
    'o.speciality = ?': speciality,
    'o.type = ?': type,
  };
}

function chosen(
  always: string,
  conditions: Record<string, unknown>,
  params: readonly unknown[] = [],
): Choice {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined);
  return {
    where: [always, ...given.map(([sql]) => sql)].join(' and '),
    params: [...params, ...given.map(([, value]) => value)],
  };
}

const COLUMNS = `o.id, o.title, o.country_id as "countryId", country.name as "countryName", o.city_id as "cityId", o.city_name as "cityName",
  o.duration_amount as "durationAmount", o.duration_unit as "durationUnit", o.from_date::text as "fromDate", o.to_date::text as "toDate",
  o.deadline::text as deadline, o.description, o.speciality, o.type, o.qualifications, o.experience, o.response_count as "responseCount",
  o.created_at as "createdAt", o.closed_at as "closedAt", mine.created_at as "appliedAt"`;

/**
 * A page in one query: its few rows by an index alone, however deep it lies, then for these alone all the rest. Of those who have
 * just left nothing is shown. Its parameters are those of the choice, the limit, the offset, and the reader.
 */
export function pageSql({ where }: Choice): string {
  return `with picked as materialized (select o.id from opportunity o where ${where} order by o.id desc limit ? offset ?)
    select ${COLUMNS}, ${AUTHOR_COLUMNS}
    from picked join opportunity o on o.id = picked.id join country on country.id = o.country_id ${authorJoins('o.owner_id')}
    left join opportunity_application mine on mine.opportunity_id = o.id and mine.applicant_id = ? and mine.state <> 'withdrawn'
    where author.deleted_at is null order by o.id desc`;
}

export function countSql({ where }: Choice): string {
  return `select count(*) as total from opportunity o where ${where}`;
}
