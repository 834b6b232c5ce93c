import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CaseStep } from './case-step.entity';
import { STEPS_OF, type StepRow, WAITING_ASSETS } from './case-step.sql';

export type { StepRow } from './case-step.sql';

/** Steps of cases; a case has few enough that they are read at once. */
@Injectable()
export class CaseStepRepository {
  constructor(private readonly em: EntityManager) {}

  /** By day, those of one day in the order in which they were told. What waits for a video, only for its author. */
  ofPost(postId: number, { withWaiting }: { withWaiting: boolean }): Promise<StepRow[]> {
    return STEPS_OF.rows(this.em, { postId, withWaiting });
  }

  count(postId: number): Promise<number> {
    return this.em.count(CaseStep, { postId });
  }

  find(postId: number, id: number): Promise<CaseStep | null> {
    return this.em.findOne(CaseStep, { postId, id }, { refresh: true });
  }

  /** @returns it with its id */
  async add(step: CaseStep): Promise<CaseStep> {
    await this.em.persist(step).flush();
    return step;
  }

  async remove(step: CaseStep): Promise<void> {
    await this.em.remove(step).flush();
  }

  /** The patient has agreed: others see them from now on. */
  async endWaiting(postId: number): Promise<void> {
    await this.em.nativeUpdate(
      CaseStep,
      { postId, awaitsPatientAt: { $ne: null } },
      { awaitsPatientAt: null },
    );
  }

  /** The files of those that wait for the patient. */
  async waitingAssets(postId: number): Promise<number[]> {
    const rows = await WAITING_ASSETS.rows(this.em, { postId });
    return rows.map(({ assetId }) => assetId);
  }

  /** Once their files are removed: with cases that are deleted, or whose consent is withdrawn. */
  async removeOfPosts(postIds: readonly number[]): Promise<void> {
    await this.em.nativeDelete(CaseStep, { postId: { $in: [...postIds] } });
  }
}
