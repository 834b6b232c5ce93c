import { columns, nullable, number, statement, text } from '../database/statement';
import { MailRefusal } from './mail-refusal.entity';

/** The address is looked up and not kept. */
export const KEEP_REFUSAL = statement({
  takes: {
    ...columns(MailRefusal, 'reason', 'refusedAt'),
    ...{ to: text, outboxId: nullable(number) },
  },
  gives: {},
  sql: `insert into mail_refusal (account_id, job, reason, refused_at)
    values ((select id from account where email_key = lower(normalize(:to::text, NFKC)) and deleted_at is null),
      coalesce((select name from outbox where id = :outboxId::bigint), 'unknown'), :reason, :refusedAt)`,
});
