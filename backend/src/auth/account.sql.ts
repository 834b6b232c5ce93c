import { columns, statement } from '../platform/database/statement';
import { Account } from './account.entity';

const ID = columns(Account, 'id');

/** To the end of the transaction. What only points to the account does not wait. */
export const LOCK_ACCOUNT = statement({
  takes: ID,
  gives: ID,
  sql: 'select id from account where id = :id for no key update',
});

/** The same, unless its member has left. */
export const LOCK_LIVING_ACCOUNT = statement({
  takes: ID,
  gives: ID,
  sql: 'select id from account where id = :id and deleted_at is null for no key update',
});
