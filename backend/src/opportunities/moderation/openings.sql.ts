import { Account } from '../../auth/account.entity';
import { allOf, type Condition, choicesOf } from '../../platform/database/conditions';
import {
  columns,
  dbTime,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { Opportunity } from '../opportunity.entity';

const { id } = columns(Opportunity, 'id');
const ROW = {
  ...columns(Opportunity, 'id', 'ownerId', 'title', 'type', 'speciality', 'cityName', 'closedAt'),
  ...columns(Opportunity, 'description', 'qualifications', 'experience', 'responseCount'),
  ...columns(Opportunity, 'createdAt'),
  takenDownAt: nullable(dbTime),
  ownerName: text,
  countryName: text,
  toDate: text,
  deadline: nullable(text),
};
const COLUMNS = `o.id, o.owner_id as "ownerId", o.title, o.type, o.speciality, o.city_name as "cityName", o.closed_at as "closedAt", o.description,
    o.qualifications, o.experience, o.response_count as "responseCount", o.created_at as "createdAt", o.taken_down_at as "takenDownAt",
    trim(a.first_name || ' ' || a.last_name) as "ownerName", country.name as "countryName", o.to_date::text as "toDate", o.deadline::text as deadline`;
const FROM = 'opportunity o join account a on a.id = o.owner_id and a.deleted_at is null';

export const OPENING = statement({
  takes: { id },
  gives: ROW,
  sql: `select ${COLUMNS} from ${FROM} join country on country.id = o.country_id where o.id = :id`,
});
export type OpeningRow = RowOf<typeof OPENING>;

export const OPENING_STATES = {
  all: { sql: 'true', takes: {} },
  open: { sql: 'o.closed_at is null and o.ended_at is null', takes: {} },
  ended: { sql: '(o.closed_at is not null or o.ended_at is not null)', takes: {} },
  'taken-down': { sql: 'o.taken_down_at is not null', takes: {} },
} as const satisfies Record<string, Condition>;
export type OpeningState = keyof typeof OPENING_STATES;

/** The beginning of a word of the title or of the owner's name. */
export const NAMED: Condition = {
  sql: `' ' || search_text(o.title || ' ' || a.first_name || ' ' || a.last_name) like '% ' || search_text(:query) || '%'`,
  takes: { query: text },
};

export interface OpeningChoice {
  readonly state: OpeningState;
  readonly query: string | undefined;
}

const conditionsOf = ({ state, query }: OpeningChoice): Condition[] => [
  OPENING_STATES[state],
  ...(query ? [NAMED] : []),
];

/** What was there at a time, after the row that ends the page before. */
const THERE: Condition = {
  sql: 'o.created_at <= :until and o.id < :below',
  takes: { until: time, below: id },
};

/** The newest first. */
export function openingsWhere(conditions: readonly Condition[]) {
  const { sql, takes } = allOf([...conditions, THERE], { most: number, from: number });
  return statement({
    takes,
    gives: ROW,
    sql: `with found as materialized (select o.id from ${FROM} where ${sql} order by o.id desc limit :most offset :from)
      select ${COLUMNS} from found join ${FROM} on o.id = found.id join country on country.id = o.country_id order by o.id desc`,
  });
}

export function countWhere(conditions: readonly Condition[]) {
  const { sql, takes } = allOf(conditions);
  return statement({
    takes,
    gives: { total: number },
    sql: `select count(*) as total from ${FROM} where ${sql}`,
  });
}

export const openingsOf = (choice: OpeningChoice) => openingsWhere(conditionsOf(choice));
export const countOf = (choice: OpeningChoice) => countWhere(conditionsOf(choice));

const EVERY = Object.values(OPENING_STATES).flatMap((state) =>
  choicesOf([NAMED]).map((others) => [state, ...others]),
);
/** Each of them, for `npm run check`. */
export const OPENINGS = EVERY.map(openingsWhere);
export const OPENING_COUNTS = EVERY.map(countWhere);

/** For the email to its owner; nothing where it is open again. */
export const TAKEN_DOWN = statement({
  takes: { id },
  gives: {
    ...columns(Opportunity, 'id', 'title'),
    ownerName: text,
    ownerEmail: columns(Account, 'email').email,
  },
  sql: `select o.id, o.title, trim(a.first_name || ' ' || a.last_name) as "ownerName", a.email as "ownerEmail"
    from ${FROM} where o.id = :id and o.taken_down_at is not null`,
});
