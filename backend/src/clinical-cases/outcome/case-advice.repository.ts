import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../../platform/database/columns';
import { CLINICAL_POST } from '../clinical-post.sql';
import { CaseAdvice } from './case-advice.entity';
import type { Advice, Effect } from './outcome.rules';
import { QUOTED_ADVICE, type QuotedAdvice } from './quoted-advice.sql';

/** Comments that were named as advice. */
@Injectable()
export class CaseAdviceRepository {
  constructor(private readonly em: EntityManager) {}

  /** In the order of the comments; without those that were deleted since. */
  async ofPost(postId: number): Promise<Advice[]> {
    return this.em.execute<Advice[]>(
      `select a.comment_id as "commentId", a.effect from case_advice a join comment c on c.id = a.comment_id
       where a.post_id = ? and c.deleted_at is null order by a.comment_id`,
      [postId],
    );
  }

  /** As `ofPost`, with each comment's text and author. Advice that changed the plan comes first. */
  async quotedIn(postId: number): Promise<QuotedAdvice[]> {
    return this.em.execute<QuotedAdvice[]>(
      `${QUOTED_ADVICE} and given.post_id = ? order by given.effect, c.like_count desc, c.id`,
      [postId],
    );
  }

  /** Who wrote which of these comments under a post; without its author's own, and those that are gone. */
  async advisersOf(
    post: { id: number; authorId: number },
    commentIds: readonly number[],
  ): Promise<Map<number, number>> {
    const rows = await this.em.execute<{ id: number; adviserId: number }[]>(
      `select c.id, c.author_id as "adviserId" from comment c join account a on a.id = c.author_id
       where c.id = any(?::bigint[]) and c.subject_kind = ? and c.subject_id = ? and c.author_id <> ?
         and c.deleted_at is null and a.deleted_at is null`,
      [arrayOf(commentIds), CLINICAL_POST, post.id, post.authorId],
    );
    return new Map(rows.map(({ id, adviserId }) => [id, adviserId]));
  }

  /** What is named no more goes; what was named before keeps the day on which it was first. */
  async replace(postId: number, named: readonly NamedAdvice[], now: Date): Promise<void> {
    const commentIds = named.map(({ commentId }) => commentId);
    await this.em.nativeDelete(CaseAdvice, { postId, commentId: { $nin: commentIds } });
    if (named.length === 0) return;
    const rows = named.map((one) => ({ ...one, postId, creditedAt: now }));
    await this.em.upsertMany(CaseAdvice, rows, {
      onConflictFields: ['commentId'],
      onConflictMergeFields: ['effect'],
    });
  }

  /** With a case that is deleted, or whose consent is withdrawn. */
  async remove(postId: number): Promise<void> {
    await this.em.nativeDelete(CaseAdvice, { postId });
  }
}

interface NamedAdvice {
  readonly commentId: number;
  readonly adviserId: number;
  readonly effect: Effect;
}
