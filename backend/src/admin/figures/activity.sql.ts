import { number, statement, text, time } from '../../platform/database/statement';

const WRITTEN = ['clinical_post', 'beyond_post', 'explore_post'] as const;
const posts = WRITTEN.map(
  (table) => `select author_id, 1 as posts, 0 as comments from ${table} where created_at >= :since`,
).join(' union all ');

/**
 * Active members, posts and comments since a point in time, by country and by speciality; the name
 * is empty for members without one. There is no index on the last use of a session, because it
 * changes all the time, so all sessions are read: callers cache the result for some minutes.
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
