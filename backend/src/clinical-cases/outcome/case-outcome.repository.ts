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

  /** With a case that is deleted, or whose consent is withdrawn. */
  async remove(postId: number): Promise<void> {
    await this.em.nativeDelete(CaseOutcome, { postId });
  }
}
