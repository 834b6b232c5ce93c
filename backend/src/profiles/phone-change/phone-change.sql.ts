import { columns, statement, time } from '../../platform/database/statement';
import { PhoneChange } from './phone-change.entity';

/** The latest first. */
export const ASKED_SINCE = statement({
  takes: { ...columns(PhoneChange, 'accountId'), since: time },
  gives: { at: time },
  sql: `select coalesce(code_sent_at, asked_at) as at from phone_change
    where account_id = :accountId and asked_at > :since order by 1 desc`,
});

/** A second try of the mail leaves the time of the first: by it the next code is counted. */
export const MARK_CODED = statement({
  takes: { ...columns(PhoneChange, 'id'), at: time },
  gives: {},
  sql: 'update phone_change set code_sent_at = coalesce(code_sent_at, :at) where id = :id',
});
