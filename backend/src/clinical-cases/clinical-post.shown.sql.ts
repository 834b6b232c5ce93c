import { columns, statement, time } from '../platform/database/statement';
import { ClinicalPost } from './clinical-post.entity';
import { IS_HIDDEN } from './clinical-post.sql';

/** Whether a post `p` stands before its readers, whoever of them may see it. Takes `now`. */
export const IS_SHOWN = `(p.held_at is null and p.withdrawn_at is null and not ${IS_HIDDEN.replace('?', ':now')}
  and (p.consent_until is null or p.consent_until > :now)
  and (not p.has_video or (select coalesce(bool_and(w.state <> 'pending'), true)
    from clinical_post_file f join asset w on w.id = f.asset_id where f.post_id = p.id and f.step_id is null)))`;

export const SHOWN_POST = statement({
  takes: { ...columns(ClinicalPost, 'id'), now: time },
  gives: columns(ClinicalPost, 'id'),
  sql: `select p.id from clinical_post p where p.id = :id and p.deleted_at is null and ${IS_SHOWN}`,
});
