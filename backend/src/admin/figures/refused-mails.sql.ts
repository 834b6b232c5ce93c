import {
  columns,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { MailRefusal } from '../../platform/mail/mail-refusal.entity';

export const COUNT_REFUSED = statement({
  takes: { week: time, month: time },
  gives: { week: number, month: number },
  sql: `select (count(*) filter (where refused_at >= :week))::int as week, count(*)::int as month
    from mail_refusal where refused_at >= :month`,
});

export const LATEST_REFUSED = statement({
  takes: { most: number },
  gives: {
    ...columns(MailRefusal, 'id', 'job', 'reason', 'refusedAt'),
    memberId: nullable(number),
    member: text,
  },
  sql: `select r.id, r.job, r.reason, r.refused_at as "refusedAt", a.id as "memberId",
      coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email, '') as member
    from mail_refusal r left join account a on a.id = r.account_id order by r.id desc limit :most::int`,
});
