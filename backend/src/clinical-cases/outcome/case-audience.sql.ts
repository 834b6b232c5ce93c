import { columns, statement, time } from '../../platform/database/statement';
import { ClinicalPost } from '../clinical-post.entity';
import { CLINICAL_POST, IS_HIDDEN } from '../clinical-post.sql';
import { isBlinded } from '../polls/blinding.sql';

const SUBJECT = `subject_kind = '${CLINICAL_POST}' and subject_id = :postId`;
const WHO_FOLLOWS = `select member_id as id from subject_follow where ${SUBJECT}`;
const WHO_TOOK_PART = `select author_id as id from comment where ${SUBJECT} and deleted_at is null
  union select member_id from collection_item where ${SUBJECT} union ${WHO_FOLLOWS}`;
const BLINDED = isBlinded({ member: 'members.id', isAdmin: 'false', now: ':now' });

const { id, authorId } = columns(ClinicalPost, 'id', 'authorId');

/** Those of some members who still see a case and are not blinded by its poll. */
const seeing = (members: string) =>
  statement({
    takes: { postId: id, now: time },
    gives: { id: authorId },
    sql: `select members.id from clinical_post p, (${members}) members left join profile v on v.account_id = members.id
      where p.id = :postId and p.deleted_at is null and p.withdrawn_at is null and p.held_at is null and p.awaits_patient_at is null and not ${IS_HIDDEN}
        and (p.consent_until is null or p.consent_until > :now) and (p.audience = 'members' or p.speciality = v.speciality)
        and members.id <> p.author_id and not ${BLINDED}`,
  });

export const FOLLOWERS = seeing(WHO_FOLLOWS);

/** Who commented on it, saved or follows it. */
export const INTERESTED = seeing(WHO_TOOK_PART);
