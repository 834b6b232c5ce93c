import { columns, type RowOf, statement } from '../../platform/database/statement';
import { Departure } from './departure.entity';

const { id, accountId, email, leftAt } = columns(Departure, 'id', 'accountId', 'email', 'leftAt');
const ROW = { id, accountId, email, leftAt };
const SELECT = 'select id, account_id as "accountId", email, left_at as "leftAt" from departure';

export const DEPARTURE = statement({
  takes: { id },
  gives: ROW,
  sql: `${SELECT} where id = :id`,
});
/** Its address is null once it is forgotten. */
export type DepartureRow = RowOf<typeof DEPARTURE>;

export const DEPARTURE_OF = statement({
  takes: { accountId },
  gives: ROW,
  sql: `${SELECT} where account_id = :accountId`,
});

/** The copy of the farewell in the embedded inbox. */
export const FORGET_FAREWELL = statement({
  takes: { id },
  gives: {},
  sql: `delete from dev_mail where message_id like '<outbox-' || (select farewell_id from departure where id = :id) || '@%'`,
});
