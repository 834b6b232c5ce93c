import { boolean, columns, ids, statement, text, time } from '../platform/database/statement';
import { ClinicalPost } from './clinical-post.entity';
import { IS_HIDDEN } from './clinical-post.sql';
import { ClinicalPostFile } from './files/clinical-post-file.entity';
import { FILE_HELD } from './files/file-held.sql';

/** Whether post `p` is visible to others than its author; ignores the audience. Takes `now`. */
export const IS_SHOWN = `(p.held_at is null and p.awaits_patient_at is null and p.withdrawn_at is null and not ${IS_HIDDEN}
  and (p.consent_until is null or p.consent_until > :now)
  and (not p.has_video or (select coalesce(bool_and(w.state <> 'pending'), true)
    from clinical_post_file f join asset w on w.id = f.asset_id where f.post_id = p.id and f.step_id is null)))`;

/** Whether only its author can see post `p`, whatever moderators decide. Takes `now`. */
export const IS_WITHHELD = `(p.held_at is not null or p.awaits_patient_at is not null or p.withdrawn_at is not null
  or coalesce(p.consent_until <= :now, false) or (p.has_video and exists (select from clinical_post_file f join asset w on w.id = f.asset_id
    where f.post_id = p.id and f.step_id is null and w.state = 'pending')))`;

/** As shown to moderators. For withheld posts the title and text are empty. */
export const DESCRIBE_POSTS = statement({
  takes: { ids, now: time },
  gives: {
    ...columns(ClinicalPost, 'id', 'authorId'),
    title: text,
    text,
    isHidden: boolean,
    isWithheld: boolean,
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

/**
 * Cases on the public page: the author allowed it and confirms the consent, visitors and all
 * members may see the case, it is not marked as sensitive, all its files were checked, and at least
 * one is a picture.
 */
export const OPEN_TO_ALL = `p.is_showcase and p.kind = 'case' and p.is_visible_to_visitors and p.consent_by = 'author' and p.audience = 'members'
  and not p.is_sensitive and exists (select from clinical_post_file f join asset m on m.id = f.asset_id
    where f.post_id = p.id and f.step_id is null and m.kind = 'image' and m.state = 'ready' and not ${FILE_HELD})
  and not exists (select from clinical_post_file f where f.post_id = p.id and f.checked_at is null)`;

/** Cases for which the author confirms the consent, or whose patient allowed visitors. */
export const OPEN_TO_VISITORS = "(p.consent_by = 'author' or p.is_visible_to_visitors)";
