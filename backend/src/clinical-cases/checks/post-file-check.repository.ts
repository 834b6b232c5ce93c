import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Check } from '../../media/checks/looking';
import { Clock } from '../../platform/clock';
import { onlyRow } from '../../platform/database/only-row';
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
  WAITING_FOR_AUTHOR,
} from './post-file-check.sql';

export type { CheckedPostFile, OlderFile } from './post-file-check.sql';

/** Checks of posted files. Others cannot see a held file until its author has decided. */
@Injectable()
export class PostFileCheckRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Call this in the transaction that adds the files. */
  async hold(
    files: readonly ({ readonly fileId: number; readonly isHeld: boolean } & Check)[],
  ): Promise<void> {
    const now = this.clock.now();
    for (const { fileId, state, places, isHeld } of files)
      await this.em.insert(PostFileCheck, {
        fileId,
        state,
        places,
        tries: 0,
        isHeld,
        createdAt: now,
        endedAt: state === 'waiting' ? null : now,
      });
  }

  find(fileId: number): Promise<CheckedPostFile | undefined> {
    return CHECK_OF.first(this.em, { fileId });
  }

  /**
   * The open checks of a post and its steps, in the order of the files: of files that are held, and
   * of visible files with undecided findings.
   */
  openOf(postId: number): Promise<CheckedPostFile[]> {
    return OPEN_CHECKS.rows(this.em, { postId });
  }

  /** How many held files of the author of a post are waiting for their checks. */
  async waitingForAuthor(postId: number): Promise<number> {
    return onlyRow(await WAITING_FOR_AUTHOR.rows(this.em, { postId })).waiting;
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

  /** Makes the files visible to others. */
  async release(fileIds: readonly number[]): Promise<void> {
    await this.em.nativeUpdate(
      PostFileCheck,
      { fileId: { $in: [...fileIds] } },
      { isHeld: false, decidedAt: this.clock.now() },
    );
  }

  /** Files that are ready but were never checked, oldest first. */
  older(limit: number): Promise<OlderFile[]> {
    return UNCHECKED_FILES.rows(this.em, { most: limit });
  }

  /** @returns false if it was already marked, or the file has another asset by now */
  async markChecked(id: number, assetId: number): Promise<boolean> {
    const unchecked = { id, assetId, checkedAt: null };
    const checkedAt = this.clock.now();
    return (await this.em.nativeUpdate(ClinicalPostFile, unchecked, { checkedAt })) > 0;
  }

  /** Hides the post, or only the given step, from everyone but its author. */
  async holdBack({ postId, stepId }: FilePlace): Promise<void> {
    const held = { heldAt: this.clock.now() };
    if (stepId === undefined) await this.em.nativeUpdate(ClinicalPost, { id: postId }, held);
    else await this.em.nativeUpdate(CaseStep, { id: stepId }, held);
  }

  /** Shows the post, and each of its steps, unless one of its own files is still held. */
  async showUnlessHeld(postId: number): Promise<void> {
    await SHOW_POST_UNLESS_HELD.rows(this.em, { postId });
    await SHOW_STEPS_UNLESS_HELD.rows(this.em, { postId });
  }
}
