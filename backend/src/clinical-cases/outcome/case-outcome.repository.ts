import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { CLINICAL_POST, IS_HIDDEN } from '../clinical-post.sql';
import { CaseOutcome } from './case-outcome.entity';

/** Outcomes of cases, one each. */
@Injectable()
export class CaseOutcomeRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  ofPost(postId: number): Promise<CaseOutcome | null> {
    return this.em.findOne(CaseOutcome, { postId }, { refresh: true });
  }

  add(outcome: CaseOutcome): void {
    this.em.persist(outcome);
  }

  async endedInDeath(postId: number): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select from case_outcome where post_id = ? and complications @> '[{"grade": "V"}]'`,
      [postId],
    );
    return rows.length > 0;
  }

  /** Who commented on a case or saved it, and still sees it; whom one does not tell anything is left to who tells. */
  async interestedIn(postId: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select a.id from clinical_post p, (
         select author_id as id from comment where subject_kind = ? and subject_id = ? and deleted_at is null
         union select member_id from collection_item where subject_kind = ? and subject_id = ?) took_part
       join account a on a.id = took_part.id left join profile v on v.account_id = a.id
       where p.id = ? and p.deleted_at is null and p.withdrawn_at is null and not ${IS_HIDDEN}
         and (p.consent_until is null or p.consent_until > ?) and (p.audience = 'members' or p.speciality = v.speciality)
         and a.id <> p.author_id`,
      [CLINICAL_POST, postId, CLINICAL_POST, postId, postId, this.clock.now(), this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /** With a case that is deleted, or whose consent is withdrawn. */
  async remove(postId: number): Promise<void> {
    await this.em.execute('delete from case_outcome where post_id = ?', [postId]);
  }
}
