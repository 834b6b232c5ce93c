import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf, type DbTime } from '../../platform/database/columns';
import { filesWhere, type PostFileRow, STEP_SHOWN } from '../clinical-post.sql';
import { CaseStep } from './case-step.entity';
import { WAITING_ASSETS } from './case-step.sql';
import type { StepKind } from './step.rules';

/** A step with its files, as a thread shows it. */
export interface StepRow {
  readonly id: number;
  readonly kind: StepKind;
  readonly day: number;
  readonly text: string;
  readonly version: number;
  /** Only the author of the case sees it until the patient has answered. */
  readonly awaitsPatient: boolean;
  readonly createdAt: DbTime;
  readonly files: readonly PostFileRow[];
}

/** Steps of cases; a case has few enough that they are read at once. */
@Injectable()
export class CaseStepRepository {
  constructor(private readonly em: EntityManager) {}

  /** By day, those of one day in the order in which they were told. What waits for a video, only for its author. */
  ofPost(postId: number, { withWaiting }: { withWaiting: boolean }): Promise<StepRow[]> {
    return this.em.execute<StepRow[]>(
      `select s.id, s.awaits_patient_at is not null as "awaitsPatient", s.kind, s.day, s.text, s.version, s.created_at as "createdAt", ${filesWhere('f.step_id = s.id')}
       from case_step s where s.post_id = ? and (? or ${STEP_SHOWN}) order by s.day, s.id`,
      [postId, withWaiting],
    );
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
    await this.em.execute('delete from case_step where post_id = any(?::bigint[])', [
      arrayOf(postIds),
    ]);
  }
}
