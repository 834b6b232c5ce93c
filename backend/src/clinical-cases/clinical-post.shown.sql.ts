import { columns, statement, time } from '../platform/database/statement';
import { isBlind } from './blinding.sql';
import { ClinicalPost } from './clinical-post.entity';
import { FILE_HELD, IS_HIDDEN } from './clinical-post.sql';

/** Whether a post `p` stands before its readers, whoever of them may see it. Takes `now`. */
export const IS_SHOWN = `(p.held_at is null and p.awaits_patient_at is null and p.withdrawn_at is null and not ${IS_HIDDEN.replace('?', ':now')}
  and (p.consent_until is null or p.consent_until > :now)
  and (not p.has_video or (select coalesce(bool_and(w.state <> 'pending'), true)
    from clinical_post_file f join asset w on w.id = f.asset_id where f.post_id = p.id and f.step_id is null)))`;

export const SHOWN_POST = statement({
  takes: { ...columns(ClinicalPost, 'id'), now: time },
  gives: columns(ClinicalPost, 'id'),
  sql: `select p.id from clinical_post p where p.id = :id and p.deleted_at is null and ${IS_SHOWN}`,
});

/** Gives nothing of a post whose discussion everybody reads. */
export const BLIND_POST = statement({
  takes: { ...columns(ClinicalPost, 'id'), now: time },
  gives: columns(ClinicalPost, 'id'),
  sql: `select p.id from clinical_post p where p.id = :id and ${isBlind(':now')}`,
});

/**
 * Cases on the public page: the author has allowed it and answers for the consent, all members may see the case, it is not covered as
 * sensitive, all its files have been checked, and at least one is a picture. Takes the kind.
 */
export const OPEN_TO_ALL = `p.is_showcase and p.kind = ? and p.is_visible_to_visitors and p.consent_by = 'author' and p.audience = 'members'
  and not p.is_sensitive and exists (select from clinical_post_file f join asset m on m.id = f.asset_id
    where f.post_id = p.id and f.step_id is null and m.kind = 'image' and m.state = 'ready' and not ${FILE_HELD})
  and not exists (select from clinical_post_file f where f.post_id = p.id and f.checked_at is null)`;

/** Each takes one parameter. */
export const REPORTED =
  'p.kind = ? and exists (select from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null)';
export const AWAITED =
  'p.closes_at <= ? and p.lost_at is null and p.withdrawn_at is null and not exists (select from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null)';

/** Cases that the author, or the patient, has allowed visitors to see. */
export const OPEN_TO_VISITORS = '(p.consent_by = ? or p.is_visible_to_visitors)';
