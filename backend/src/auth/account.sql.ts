import { columns, nullable, statement, time } from '../platform/database/statement';
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

/**
 * The same, unless the password was changed since the account was read: who proved to know the old
 * one a moment ago must not get in after all sessions were ended.
 */
export const LOCK_UNCHANGED_ACCOUNT = statement({
  takes: { ...ID, since: nullable(time) },
  gives: ID,
  sql: `select id from account where id = :id and password_changed_at is not distinct from cast(:since as timestamptz) for no key update`,
});
