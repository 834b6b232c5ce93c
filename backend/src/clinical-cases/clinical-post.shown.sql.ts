import {
  boolean,
  columns,
  ids,
  nullable,
  number,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { isBlind } from './blinding.sql';
import { ClinicalPost } from './clinical-post.entity';
import { FILE_HELD, IS_HIDDEN, STEP_SHOWN } from './clinical-post.sql';
import { ClinicalPostFile } from './files/clinical-post-file.entity';

/** Whether post `p` is visible to others than its author; ignores the audience. Takes `now`. */
export const IS_SHOWN = `(p.held_at is null and p.awaits_patient_at is null and p.withdrawn_at is null and not ${IS_HIDDEN}
  and (p.consent_until is null or p.consent_until > :now)
  and (not p.has_video or (select coalesce(bool_and(w.state <> 'pending'), true)
    from clinical_post_file f join asset w on w.id = f.asset_id where f.post_id = p.id and f.step_id is null)))`;

export const WATCHED_POST = statement({
  takes: { ...columns(ClinicalPost, 'id'), now: time },
  gives: { likes: number, comments: number, votes: nullable(number), isBlind: boolean },
  sql: `select p.like_count as likes, p.comment_count as comments,
      (select sum(o.vote_count) from case_poll_option o where o.post_id = p.id) as votes, ${isBlind(':now')} as "isBlind"
    from clinical_post p where p.id = :id and p.deleted_at is null and ${IS_SHOWN}`,
});

/** Whether only its author can see post `p`, whatever moderators decide. Takes `now`. */
export const IS_WITHHELD = `(p.held_at is not null or p.awaits_patient_at is not null or p.withdrawn_at is not null
  or coalesce(p.consent_until <= :now, false) or (p.has_video and exists (select from clinical_post_file f join asset w on w.id = f.asset_id
    where f.post_id = p.id and f.step_id is null and w.state = 'pending')))`;

/** As shown to moderators. For withheld posts the title and text are empty. */
export const DESCRIBE_POSTS = statement({
  takes: { ids, now: time },
  gives: {
    ...columns(ClinicalPost, 'id', 'authorId'),
    ...{ title: text, text, isHidden: boolean, isWithheld: boolean },
  },
  sql: `select p.id, p.author_id as "authorId", case when not w.is then coalesce(p.title, p.diagnosis, '') else '' end as title,
      case when not w.is then concat_ws(e'\n', p.description, p.history, p.question) else '' end as text,
      ${IS_HIDDEN} as "isHidden", w.is as "isWithheld"
    from clinical_post p join account a on a.id = p.author_id cross join lateral (select ${IS_WITHHELD} as is) w
    where p.deleted_at is null and a.deleted_at is null and p.id = any(:ids::bigint[])`,
});

/** All files of a post and its steps, visible or not. */
export const ALL_FILES = statement({
  takes: columns(ClinicalPost, 'id'),
  gives: columns(ClinicalPostFile, 'assetId'),
  sql: 'select asset_id as "assetId" from clinical_post_file where post_id = :id',
});

export const SHOWN_FILES = statement({
  takes: { ids, now: time },
  gives: columns(ClinicalPostFile, 'id', 'assetId'),
  sql: `select f.post_id as id, f.asset_id as "assetId" from clinical_post_file f join clinical_post p on p.id = f.post_id
      join asset m on m.id = f.asset_id left join case_step s on s.id = f.step_id
    where p.id = any(:ids::bigint[]) and p.deleted_at is null and not ${IS_WITHHELD} and not ${FILE_HELD}
      and (f.step_id is null or ${STEP_SHOWN}) order by f.post_id, f.position`,
});

/**
 * Cases on the public page: the author allowed it and confirms the consent, visitors and all
 * members may see the case, it is not marked as sensitive, all its files were checked, and at least
 * one is a picture.
 */
export const OPEN_TO_ALL = `p.is_showcase and p.kind = 'case' and p.is_visible_to_visitors and p.consent_by = 'author' and p.audience = 'members'
  and not p.is_sensitive and exists (select from clinical_post_file f join asset m on m.id = f.asset_id
    where f.post_id = p.id and f.step_id is null and m.kind = 'image' and m.state = 'ready' and not ${FILE_HELD})
  and not exists (select from clinical_post_file f where f.post_id = p.id and f.checked_at is null)`;

const IS_REPORTED =
  'exists (select from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null)';
/** Cases with an outcome that all readers see, whether they voted or not. Takes `now`. */
export const REPORTED = `p.kind = 'case' and ${IS_REPORTED} and not ${isBlind(':now')}`;
/** Cases whose outcome is awaited. Takes `now`. */
export const AWAITED = `p.closes_at <= :now and p.lost_at is null and p.withdrawn_at is null and not ${IS_REPORTED}`;

/** Cases for which the author confirms the consent, or whose patient allowed visitors. */
export const OPEN_TO_VISITORS = "(p.consent_by = 'author' or p.is_visible_to_visitors)";
