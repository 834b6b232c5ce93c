import {
  columns,
  dbTime,
  ids,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
  type Value,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { type Choice, type Chosen, EVERY_CHOICE } from './opportunity.choice';
import { Opportunity } from './opportunity.entity';
import { OpportunityApplication } from './opportunity-application.entity';

/**
 * Whether a reader may find an opportunity `o` by account `a`; a closed one only its owner. Takes
 * the reader.
 */
export const FINDABLE = 'a.deleted_at is null and (o.closed_at is null or o.owner_id = ?)';

const { id } = columns(Opportunity, 'id');
const SLICE = { readerId: number, most: number, from: number };
const ROW = {
  ...AUTHOR,
  ...columns(Opportunity, 'id', 'title', 'countryId', 'cityId', 'cityName'),
  ...columns(Opportunity, 'durationAmount', 'durationUnit', 'description', 'speciality', 'type'),
  ...columns(Opportunity, 'qualifications', 'experience', 'responseCount'),
  ...columns(Opportunity, 'createdAt', 'closedAt'),
  takenDownAt: nullable(dbTime),
  countryName: text,
  /** Days are texts, YYYY-MM-DD. */
  fromDate: text,
  toDate: text,
  deadline: nullable(text),
  /** When the reader applied; null if they did not, or withdrew it. */
  appliedAt: nullable(time),
};
const COLUMNS = `o.id, o.title, o.country_id as "countryId", country.name as "countryName", o.city_id as "cityId", o.city_name as "cityName",
  o.duration_amount as "durationAmount", o.duration_unit as "durationUnit", o.from_date::text as "fromDate", o.to_date::text as "toDate",
  o.deadline::text as deadline, o.description, o.speciality, o.type, o.qualifications, o.experience, o.response_count as "responseCount",
  o.created_at as "createdAt", o.closed_at as "closedAt", o.taken_down_at as "takenDownAt", mine.created_at as "appliedAt"`;

/**
 * A page in one query: first its few ids by an index alone, however deep the page, then for these
 * alone everything else. Opportunities of deleted accounts are left out.
 */
const pageSql = (where: string): string =>
  `with picked as materialized (select o.id from opportunity o where ${where} order by o.id desc limit :most offset :from)
    select ${COLUMNS}, ${AUTHOR_COLUMNS}
    from picked join opportunity o on o.id = picked.id join country on country.id = o.country_id ${authorJoins('o.owner_id')}
    left join opportunity_application mine on mine.opportunity_id = o.id and mine.applicant_id = :readerId and mine.state <> 'withdrawn'
    where author.deleted_at is null order by o.id desc`;

const CHOSEN: { readonly [Name in keyof Chosen]: Value<Chosen[Name]> } = {
  countryId: number,
  ...columns(Opportunity, 'speciality', 'type', 'ownerId'),
};

/** The parameters of a choice. */
function takenBy({ where }: Choice): typeof CHOSEN {
  const taken = Object.entries(CHOSEN).filter(([name]) => where.includes(`:${name}`));
  return Object.fromEntries(taken) as unknown as typeof CHOSEN;
}

/** The last one that was there at `until`: an id, so that a page still needs its index alone. */
const LAST_BY = `coalesce((select l.id from opportunity l where l.created_at <= :until order by l.id desc limit 1), 0)`;

export const pageOf = (choice: Choice) =>
  statement({
    takes: { ...takenBy(choice), ...SLICE, until: time, below: number },
    gives: ROW,
    sql: pageSql(`${choice.where} and o.id <= ${LAST_BY} and o.id < :below`),
  });
export const countOf = (choice: Choice) =>
  statement({
    takes: takenBy(choice),
    gives: { total: number },
    sql: `select count(*) as total from opportunity o where ${choice.where}`,
  });

/** For `npm run check`. */
export const PAGES = EVERY_CHOICE.map(pageOf);
export const COUNTS = EVERY_CHOICE.map(countOf);

/** A closed one is found only for its owner and its applicants. */
export const VISIBLE_OPPORTUNITY = statement({
  takes: { ...SLICE, id },
  gives: ROW,
  sql: pageSql(`o.id = :id and (o.closed_at is null or o.owner_id = :readerId or exists (
      select from opportunity_application own where own.opportunity_id = o.id and own.applicant_id = :readerId))`),
});
/** An opportunity in a list, with the time of the reader's application. */
export type OpportunityRow = RowOf<typeof VISIBLE_OPPORTUNITY>;

export const OPPORTUNITIES = statement({
  takes: { ...SLICE, ids },
  gives: ROW,
  sql: pageSql('o.id = any(:ids::bigint[])'),
});

export const APPLIED_FOR = statement({
  takes: columns(OpportunityApplication, 'applicantId'),
  gives: columns(Opportunity, 'id'),
  sql: `select opportunity_id as id from opportunity_application
    where applicant_id = :applicantId and state <> 'withdrawn' order by id desc`,
});
