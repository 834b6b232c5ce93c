import { boolean, columns, number, statement, time } from '../../platform/database/statement';
import { OneTimeCode } from './one-time-code.entity';

const OWNER = columns(OneTimeCode, 'accountId', 'purpose');
const { id, codeHash } = columns(OneTimeCode, 'id', 'codeHash');

/**
 * For a retry of the same email: extends its code, and returns whether no newer code has replaced
 * it.
 */
export const KEEP_AGAIN = statement({
  takes: { ...OWNER, ...columns(OneTimeCode, 'outboxId', 'expiresAt') },
  gives: { isLast: boolean },
  sql: `update one_time_code c set expires_at = :expiresAt
    where outbox_id = :outboxId and account_id = :accountId and purpose = :purpose
    returning not exists (
      select from one_time_code n where n.account_id = c.account_id and n.purpose = c.purpose and n.id > c.id) as "isLast"`,
});

export const COUNT_RECENT = statement({
  takes: { ...OWNER, minuteAgo: time, hourAgo: time, ahead: time },
  gives: { inMinute: number, inHour: number },
  sql: `select count(*) filter (where created_at > :minuteAgo)::int as "inMinute", count(*)::int as "inHour"
    from one_time_code where account_id = :accountId and purpose = :purpose and created_at > :hourAgo and created_at <= :ahead`,
});

/** Counts the attempt before the code is compared, so that parallel guesses share the limit. */
export const TRY_CODE = statement({
  takes: { ...OWNER, most: columns(OneTimeCode, 'tries').tries, now: time, latest: time },
  gives: { id, codeHash },
  sql: `update one_time_code set tries = tries + 1
    where id = (select id from one_time_code where account_id = :accountId and purpose = :purpose order by id desc limit 1)
      and tries < :most and used_at is null and expires_at > :now and expires_at <= :latest
    returning id, code_hash as "codeHash"`,
});
