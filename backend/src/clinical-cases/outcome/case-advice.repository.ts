import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CaseAdvice } from './case-advice.entity';
import { ADVICE_IN, ADVISERS_OF, QUOTED_IN } from './case-advice.sql';
import type { Advice, Effect } from './outcome.rules';
import type { QuotedAdvice } from './quoted-advice.sql';

/** Comments that were named as advice. */
@Injectable()
export class CaseAdviceRepository {
  constructor(private readonly em: EntityManager) {}

  /** In the order of the comments; without those that were deleted since. */
  ofPost(postId: number): Promise<Advice[]> {
    return ADVICE_IN.rows(this.em, { postId });
  }

  /** As `ofPost`, with each comment's text and author. Advice that changed the plan comes first. */
  quotedIn(postId: number): Promise<QuotedAdvice[]> {
    return QUOTED_IN.rows(this.em, { postId });
  }

  /** Who wrote which of these comments under a post; without its author's own, and those that are gone. */
  async advisersOf(
    post: { id: number; authorId: number },
    commentIds: readonly number[],
  ): Promise<Map<number, number>> {
    const { id: postId, authorId } = post;
    const rows = await ADVISERS_OF.rows(this.em, { ids: commentIds, postId, authorId });
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
