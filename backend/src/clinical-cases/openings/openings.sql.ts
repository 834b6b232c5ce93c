import {
  columns,
  json,
  nullable,
  number,
  statement,
  text,
} from '../../platform/database/statement';
import { FILE_HELD } from '../files/file-held.sql';
import { STEP_SHOWN } from '../steps/step-shown.sql';
import { FileOpening } from './file-opening.entity';

const { postId, memberId } = columns(FileOpening, 'postId', 'memberId');

export interface OpenedPost {
  readonly post_id: number;
  readonly member_id: number;
  readonly first_at: Date;
  readonly last_at: Date;
  readonly times: number;
}

/**
 * Takes `OpenedPost[]` as JSON, each post and member once. All files that others see of a post are on
 * its page. If the files have gone in the meantime, with a withdrawal, the post stands for them:
 * under its negative number.
 */
export const NOTE_OPENINGS = statement({
  takes: { opened: json<string>() },
  gives: {},
  sql: `insert into file_opening (file_id, member_id, post_id, category, first_at, last_at, times)
    select f.id, a.id, f.post_id, f.category, o.first_at, o.last_at, o.times
    from jsonb_to_recordset(cast(:opened as jsonb))
        as o(post_id bigint, member_id bigint, first_at timestamptz, last_at timestamptz, times integer)
      join account a on a.id = o.member_id
      join clinical_post_file f on f.post_id = o.post_id
      join asset m on m.id = f.asset_id
    where m.state = 'ready' and not ${FILE_HELD}
      and (f.step_id is null or exists (select from case_step s where s.id = f.step_id and ${STEP_SHOWN}))
    union all
    select -p.id, a.id, p.id, '', o.first_at, o.last_at, o.times
    from jsonb_to_recordset(cast(:opened as jsonb))
        as o(post_id bigint, member_id bigint, first_at timestamptz, last_at timestamptz, times integer)
      join account a on a.id = o.member_id
      join clinical_post p on p.id = o.post_id
    where (p.withdrawn_at is not null or p.deleted_at is not null)
      and not exists (select from clinical_post_file f where f.post_id = p.id)
    order by 1, 2
    on conflict (file_id, member_id) do update
      set category = excluded.category, last_at = greatest(file_opening.last_at, excluded.last_at), times = file_opening.times + excluded.times`,
});

export interface ListedPost extends Omit<OpenedPost, 'member_id'> {
  readonly visitor_id: number;
}

/** Takes `ListedPost[]` as JSON, each post and visitor once. */
export const NOTE_LISTED = statement({
  takes: { listed: json<string>() },
  gives: {},
  sql: `insert into visitor_opening (visitor_id, post_id, first_at, last_at, times)
    select v.id, p.id, o.first_at, o.last_at, o.times
    from jsonb_to_recordset(cast(:listed as jsonb))
        as o(post_id bigint, visitor_id bigint, first_at timestamptz, last_at timestamptz, times integer)
      join visitor v on v.id = o.visitor_id
      join clinical_post p on p.id = o.post_id
    order by v.id, p.id
    on conflict (visitor_id, post_id) do update
      set last_at = greatest(visitor_opening.last_at, excluded.last_at), times = visitor_opening.times + excluded.times`,
});

/** How many members have opened a post: all, and by country and speciality. */
export const COUNT_OPENED = statement({
  takes: { postId },
  gives: { by: text, name: text, members: number },
  sql: `with opened as (
      select distinct o.member_id, coalesce(c.name, '') as country, coalesce(p.speciality, '') as speciality
      from file_opening o left join profile p on p.account_id = o.member_id
        left join city on city.id = p.city_id left join country c on c.id = city.country_id
      where o.post_id = :postId)
    select case when grouping(country) = 0 then 'country' when grouping(speciality) = 0 then 'speciality' else 'all' end as by,
      coalesce(country, speciality, '') as name, count(*)::int as members
    from opened group by grouping sets ((), (country), (speciality)) order by members desc, name`,
});

/** For the export of a member's data. */
export const OPENED_BY = statement({
  takes: { memberId },
  gives: {
    ...columns(FileOpening, 'postId', 'firstAt', 'lastAt', 'times'),
    /** Null if the files of the post were removed in the meantime. */
    fileId: nullable(number),
  },
  sql: `select post_id as "postId", case when file_id > 0 then file_id end as "fileId", first_at as "firstAt", last_at as "lastAt", times
    from file_opening where member_id = :memberId order by first_at, file_id`,
});
