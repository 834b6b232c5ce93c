import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CaseStep } from './case-step.entity';
import { STEPS_OF, type StepRow, WAITING_ASSETS } from './case-step.sql';

export type { StepRow } from './case-step.sql';

/** Steps of cases. A case has few enough to read them all at once. */
@Injectable()
export class CaseStepRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * By day, and within a day in the order of creation. Includes steps that others cannot see yet
   * only if `withWaiting` is set.
   */
  ofPost(postId: number, { withWaiting }: { withWaiting: boolean }): Promise<StepRow[]> {
    return STEPS_OF.rows(this.em, { postId, withWaiting });
  }

  count(postId: number): Promise<number> {
    return this.em.count(CaseStep, { postId });
  }

  find(postId: number, id: number): Promise<CaseStep | null> {
    return this.em.findOne(CaseStep, { postId, id }, { refresh: true });
  }

  /** @returns the step with its id */
  async add(step: CaseStep): Promise<CaseStep> {
    await this.em.persist(step).flush();
    return step;
  }

  async remove(step: CaseStep): Promise<void> {
    await this.em.remove(step).flush();
  }

  /** Called when the patient has agreed: makes the steps visible to others. */
  async endWaiting(postId: number): Promise<void> {
    await this.em.nativeUpdate(
      CaseStep,
      { postId, awaitsPatientAt: { $ne: null } },
      { awaitsPatientAt: null },
    );
  }

  /** The files of steps that wait for the patient. */
  async waitingAssets(postId: number): Promise<number[]> {
    const rows = await WAITING_ASSETS.rows(this.em, { postId });
    return rows.map(({ assetId }) => assetId);
  }

  /** Call this once their files are removed, for cases deleted or with a withdrawn consent. */
  async removeOfPosts(postIds: readonly number[]): Promise<void> {
    await this.em.nativeDelete(CaseStep, { postId: { $in: [...postIds] } });
  }
}
