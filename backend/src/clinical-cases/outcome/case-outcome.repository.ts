import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CaseOutcome } from './case-outcome.entity';

/** Outcomes of cases, one each. */
@Injectable()
export class CaseOutcomeRepository {
  constructor(private readonly em: EntityManager) {}

  ofPost(postId: number): Promise<CaseOutcome | null> {
    return this.em.findOne(CaseOutcome, { postId }, { refresh: true });
  }

  add(outcome: CaseOutcome): void {
    this.em.persist(outcome);
  }

  /** As far as others know. */
  async endedInDeath(postId: number): Promise<boolean> {
    const rows = await this.em.execute<object[]>(
      `select from case_outcome where post_id = ? and awaits_patient_at is null and complications @> '[{"grade": "V"}]'`,
      [postId],
    );
    return rows.length > 0;
  }

  /** With a case that is deleted, or whose consent is withdrawn. */
  async remove(postId: number): Promise<void> {
    await this.em.execute('delete from case_outcome where post_id = ?', [postId]);
  }
}
