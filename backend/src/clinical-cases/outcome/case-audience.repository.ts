import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { isBlinded } from '../blinding.sql';
import { CLINICAL_POST, IS_HIDDEN } from '../clinical-post.sql';

const BLINDED = isBlinded({ member: 'members.id', isAdmin: 'false', now: '?' });
const FOLLOWERS =
  'select member_id as id from subject_follow where subject_kind = ? and subject_id = ?';
const TOOK_PART = `select author_id as id from comment where subject_kind = ? and subject_id = ? and deleted_at is null
  union select member_id from collection_item where subject_kind = ? and subject_id = ? union ${FOLLOWERS}`;

/** Members who want to hear of a case, still see it and are not blinded by its poll; between whom and its author there is a block, is left to who tells. */
@Injectable()
export class CaseAudienceRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  followersOf(postId: number): Promise<number[]> {
    return this.seeing(postId, FOLLOWERS, 1);
  }

  /** Who commented on it, saved or follows it. */
  interestedIn(postId: number): Promise<number[]> {
    return this.seeing(postId, TOOK_PART, 3);
  }

  /** `members` names the case so often, by kind and id. */
  private async seeing(postId: number, members: string, times: number): Promise<number[]> {
    const now = this.clock.now();
    const named = Array.from({ length: times }, () => [CLINICAL_POST, postId]).flat();
    const rows = await this.em.execute<{ id: number }[]>(
      `select members.id from clinical_post p, (${members}) members left join profile v on v.account_id = members.id
       where p.id = ? and p.deleted_at is null and p.withdrawn_at is null and p.held_at is null and p.awaits_patient_at is null and not ${IS_HIDDEN}
         and (p.consent_until is null or p.consent_until > ?) and (p.audience = 'members' or p.speciality = v.speciality)
         and members.id <> p.author_id and not ${BLINDED}`,
      [...named, postId, now, now, now],
    );
    return rows.map(({ id }) => id);
  }
}
