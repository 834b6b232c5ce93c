import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Check } from '../../media/checks/looking';
import { Clock } from '../../platform/clock';
import { ClinicalPost } from '../clinical-post.entity';
import { ClinicalPostFile } from '../files/clinical-post-file.entity';
import type { FilePlace } from '../files/post-files.repository';
import { CaseStep } from '../steps/case-step.entity';
import { PostFileCheck } from './post-file-check.entity';
import {
  CHECK_OF,
  type CheckedPostFile,
  type OlderFile,
  OPEN_CHECKS,
  SHOW_POST_UNLESS_HELD,
  SHOW_STEPS_UNLESS_HELD,
  UNCHECKED_FILES,
} from './post-file-check.sql';

export type { CheckedPostFile, OlderFile } from './post-file-check.sql';

/** Files that others do not see before they were looked at and decided about. */
@Injectable()
export class PostFileCheckRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that adds the files. */
  async hold(
    files: readonly ({ readonly fileId: number; readonly isHeld: boolean } & Check)[],
  ): Promise<void> {
    const now = this.clock.now();
    for (const { fileId, state, places, isHeld } of files)
      await this.em.insert(PostFileCheck, {
        ...{ fileId, state, places, tries: 0, isHeld },
        ...{ createdAt: now, endedAt: state === 'waiting' ? null : now },
      });
  }

  find(fileId: number): Promise<CheckedPostFile | undefined> {
    return CHECK_OF.first(this.em, { fileId });
  }

  /** Those of a post and of its steps that are held, and those in which something was found while they are shown, in their order. */
  openOf(postId: number): Promise<CheckedPostFile[]> {
    return OPEN_CHECKS.rows(this.em, { postId });
  }

  async begin(fileId: number, tries: number): Promise<void> {
    await this.em.nativeUpdate(PostFileCheck, { fileId }, { tries });
  }

  async end(fileId: number, { state, places }: Check): Promise<void> {
    const endedAt = this.clock.now();
    await this.em.nativeUpdate(
      PostFileCheck,
      { fileId, state: 'waiting' },
      { state, places, endedAt },
    );
  }

  /** From now on others see them. */
  async release(fileIds: readonly number[]): Promise<void> {
    await this.em.nativeUpdate(
      PostFileCheck,
      { fileId: { $in: [...fileIds] } },
      { isHeld: false, decidedAt: this.clock.now() },
    );
  }

  /** What can be looked at of what nobody has looked at, the oldest first. */
  older(limit: number): Promise<OlderFile[]> {
    return UNCHECKED_FILES.rows(this.em, { most: limit });
  }

  /** @returns false when somebody was quicker, or the file shows another asset by now */
  async markChecked(id: number, assetId: number): Promise<boolean> {
    const unchecked = { id, assetId, checkedAt: null };
    const checkedAt = this.clock.now();
    return (await this.em.nativeUpdate(ClinicalPostFile, unchecked, { checkedAt })) > 0;
  }

  /** Nobody but its author sees it from now on. */
  async holdBack({ postId, stepId }: FilePlace): Promise<void> {
    const held = { heldAt: this.clock.now() };
    if (stepId === undefined) await this.em.nativeUpdate(ClinicalPost, { id: postId }, held);
    else await this.em.nativeUpdate(CaseStep, { id: stepId }, held);
  }

  /** A post, and each of its steps, is shown unless a file of its own is held still. */
  async showUnlessHeld(postId: number): Promise<void> {
    await SHOW_POST_UNLESS_HELD.rows(this.em, { postId });
    await SHOW_STEPS_UNLESS_HELD.rows(this.em, { postId });
  }
}
