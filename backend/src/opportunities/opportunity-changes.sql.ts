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
} from '../platform/database/statement';
import { Opportunity } from './opportunity.entity';

const { id } = columns(Opportunity, 'id');
const FACTS = {
  ...columns(Opportunity, 'id', 'ownerId', 'title', 'closedAt', 'countryId', 'cityName'),
  takenDownAt: nullable(dbTime),
  fromDate: text,
  toDate: text,
  deadline: nullable(text),
};
const SELECT_FACTS = `select o.id, o.owner_id as "ownerId", o.title, o.closed_at as "closedAt", o.country_id as "countryId", o.city_name as "cityName",
    o.taken_down_at as "takenDownAt", o.from_date::text as "fromDate", o.to_date::text as "toDate", o.deadline::text as deadline
  from opportunity o join account a on a.id = o.owner_id and a.deleted_at is null where o.id = :id`;

/** Whether it is closed or not. */
export const FACTS_OF = statement({ takes: { id }, gives: FACTS, sql: SELECT_FACTS });
/** What rules ask of an opportunity. */
export type OpportunityFacts = RowOf<typeof FACTS_OF>;

/** It is held still to the end of the transaction. */
export const LOCK_FACTS = statement({
  takes: { id },
  gives: FACTS,
  sql: `${SELECT_FACTS} for update of o`,
});

export const COUNT_RESPONSES = statement({
  takes: { id, more: number },
  gives: {},
  sql: 'update opportunity set response_count = response_count + :more where id = :id',
});

/** Those whose last day lies before one. */
export const MARK_ENDED = statement({
  takes: { today: columns(Opportunity, 'toDate').toDate, now: time },
  gives: {},
  sql: 'update opportunity set ended_at = :now where ended_at is null and to_date < :today::date',
});

export const OVER_BEFORE = statement({
  takes: { moment: time, most: number },
  gives: { id },
  sql: `select id from opportunity where forgotten_at is null and least(closed_at, ended_at) < :moment
    order by least(closed_at, ended_at) limit :most for update skip locked`,
});

export const MARK_FORGOTTEN = statement({
  takes: { ids, now: time },
  gives: {},
  sql: 'update opportunity set forgotten_at = :now, response_count = 0 where id = any(:ids::bigint[])',
});
