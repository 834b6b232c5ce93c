import { columns, number, statement, time } from '../../platform/database/statement';
import { RecoveryCode } from './recovery-code.entity';
import { Totp } from './totp.entity';

const WHO = columns(Totp, 'accountId');
const STEP = columns(Totp, 'lastStep');

/** Replaces a secret that was never confirmed; a confirmed one is kept. */
export const BEGIN_TOTP = statement({
  takes: { ...WHO, ...columns(Totp, 'sealedSecret', 'createdAt') },
  gives: WHO,
  sql: `insert into totp (account_id, sealed_secret, created_at) values (:accountId, :sealedSecret, :createdAt)
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at, last_step = 0
      where totp.confirmed_at is null
    returning account_id as "accountId"`,
});

/**
 * Accepts each code once, and no older ones. If the last accepted code is far ahead, the clock has
 * been set back, which must not lock anybody out.
 */
export const TAKE_STEP = statement({
  takes: { ...WHO, ...STEP },
  gives: WHO,
  sql: `update totp set last_step = :lastStep where account_id = :accountId and (last_step < :lastStep or last_step > :lastStep + 10)
    returning account_id as "accountId"`,
});

export const CONFIRM_TOTP = statement({
  takes: { ...WHO, now: time },
  gives: WHO,
  sql: `with confirmed as (
      update totp set confirmed_at = :now where account_id = :accountId and confirmed_at is null returning account_id)
    update account set second_step_at = :now from confirmed where id = confirmed.account_id returning id as "accountId"`,
});

export const TAKE_RECOVERY_CODE = statement({
  takes: { ...columns(RecoveryCode, 'accountId', 'codeHash'), now: time },
  gives: columns(RecoveryCode, 'id'),
  sql: `update recovery_code set used_at = :now where account_id = :accountId and code_hash = :codeHash and used_at is null returning id`,
});

export const RECOVERY_CODES_LEFT = statement({
  takes: columns(RecoveryCode, 'accountId'),
  gives: { left: number },
  sql: 'select count(*)::int as left from recovery_code where account_id = :accountId and used_at is null',
});

/** Also removes an unconfirmed secret. @returns the account if its second step was on */
export const REMOVE_SECOND_STEP = statement({
  takes: { ...WHO, since: time },
  gives: WHO,
  sql: `with gone as (delete from totp where account_id = :accountId and coalesce(confirmed_at, created_at) >= :since returning account_id),
      codes as (delete from recovery_code where account_id in (select account_id from gone))
    update account set second_step_at = null from gone where id = gone.account_id and second_step_at is not null returning id as "accountId"`,
});
