import { number, statement, text, time } from '../../platform/database/statement';

const WRITTEN = ['clinical_post', 'beyond_post', 'explore_post'] as const;
const posts = WRITTEN.map(
  (table) => `select author_id, 1 as posts, 0 as comments from ${table} where created_at >= :since`,
).join(' union all ');

/**
 * By country and by speciality: how many were here since a moment, and what was written. One row for each country and each speciality
 * of the list at most; both are empty where a member has given none. Sessions have no index by when they were last seen, which changes
 * all the time, so all of them are read: whoever asks keeps the answer for some minutes.
 */
export const ACTIVITY = statement({
  takes: { since: time },
  gives: { by: text, name: text, members: number, posts: number, comments: number },
  sql: `with done as (
      select account_id as id, 1 as here, 0 as posts, 0 as comments from session where last_seen_at >= :since
      union all select author_id, 0, posts, comments from (${posts}
        union all select author_id, 0, 1 from comment where created_at >= :since and deleted_at is null) w),
    by_member as (select id, max(here) as here, sum(posts) as posts, sum(comments) as comments from done group by id),
    placed as (select m.*, coalesce(n.name, '') as country, coalesce(p.speciality, '') as speciality
      from by_member m join account a on a.id = m.id and a.deleted_at is null and a.onboarding_step >= 2
        left join profile p on p.account_id = m.id left join city t on t.id = p.city_id left join country n on n.id = t.country_id)
    select case when grouping(country) = 0 then 'country' else 'speciality' end as by, coalesce(country, speciality) as name,
      sum(here)::int as members, sum(posts)::int as posts, sum(comments)::int as comments
    from placed group by grouping sets ((country), (speciality)) order by 3 desc, 4 desc, 5 desc, 2`,
});
