import { number, statement, text, time } from '../../platform/database/statement';

/**
 * Per speciality, since a point in time: cases whose authors asked colleagues, and members who can
 * be asked. Most asked first.
 */
export const ASKING_FIGURES = statement({
  takes: { since: time },
  gives: {
    speciality: text,
    asked: number,
    answeredInTime: number,
    nobodyToAsk: number,
    mayBeAsked: number,
  },
  sql: `with asks as materialized (
      select a.speciality, count(*) as asked,
        count(*) filter (where exists (select from case_answer w where w.post_id = a.post_id and w.answered_at <= a.due_at)) as answered,
        count(*) filter (where not exists (select from asked_member k where k.post_id = a.post_id and k.wave < 3)) as nobody
      from case_ask a where a.asked_at >= :since group by a.speciality)
    select speciality, asked, answered as "answeredInTime", nobody as "nobodyToAsk",
      (select count(*) from profile p join account m on m.id = p.account_id left join asking_preference q on q.account_id = m.id
        where p.speciality = asks.speciality and m.deleted_at is null and m.deactivated_at is null and m.onboarding_step >= 2
          and coalesce(q.takes, true) and coalesce(q.max_per_day, 1) > 0) as "mayBeAsked"
    from asks order by asked desc, speciality`,
});
