import { columns, nullable, number, statement, text } from '../database/statement';
import { MailRefusal } from './mail-refusal.entity';

/** The address is only used for looking up the account; it is not stored. */
export const KEEP_REFUSAL = statement({
  takes: {
    ...columns(MailRefusal, 'reason', 'refusedAt'),
    to: text,
    outboxId: nullable(number),
  },
  gives: {},
  sql: `insert into mail_refusal (account_id, job, reason, refused_at)
    values ((select id from account where email_key = lower(normalize(:to::text, NFKC)) and deleted_at is null),
      coalesce((select name from outbox where id = :outboxId::bigint), 'unknown'), :reason, :refusedAt)`,
});
