import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { CaseAdvice } from './case-advice.entity';
import { ADVICE_IN, ADVISERS_OF, QUOTED_IN } from './case-advice.sql';
import type { Advice, Effect } from './outcome.rules';
import type { QuotedAdvice } from './quoted-advice.sql';

/** Comments credited as advice. */
@Injectable()
export class CaseAdviceRepository {
  constructor(private readonly em: EntityManager) {}

  /** In the order of the comments; deleted ones are left out. */
  ofPost(postId: number): Promise<Advice[]> {
    return ADVICE_IN.rows(this.em, { postId });
  }

  /** Like `ofPost`, with text and author; advice that changed the plan comes first. */
  quotedIn(postId: number, readerId: number): Promise<QuotedAdvice[]> {
    return QUOTED_IN.rows(this.em, { postId, readerId });
  }

  /**
   * Comment id → author id, for comments on a post. Leaves out the post author's own comments and
   * those that are gone.
   */
  async advisersOf(
    post: { id: number; authorId: number },
    commentIds: readonly number[],
  ): Promise<Map<number, number>> {
    const { id: postId, authorId } = post;
    const rows = await ADVISERS_OF.rows(this.em, { ids: commentIds, postId, authorId });
    return new Map(rows.map(({ id, adviserId }) => [id, adviserId]));
  }

  /** Replaces the credited comments; those credited before keep the time of the first credit. */
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

  /** Called for a case that is deleted, or whose consent is withdrawn. */
  async remove(postId: number): Promise<void> {
    await this.em.nativeDelete(CaseAdvice, { postId });
  }
}

interface NamedAdvice {
  readonly commentId: number;
  readonly adviserId: number;
  readonly effect: Effect;
}
