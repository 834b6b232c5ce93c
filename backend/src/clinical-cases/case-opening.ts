import { Injectable } from '@nestjs/common';
import { Outbox } from '../platform/outbox/outbox';
import { caseClosing, postNeedsLook } from './clinical-cases.signals';
import type { ClinicalPost } from './clinical-post.entity';
import { PostParts } from './post-parts';

/** How long before closing the author is notified. */
const TOLD_BEFORE_MS = 24 * 3_600_000;

/** What starts when a post first becomes visible to others; runs in the same transaction. */
@Injectable()
export class CaseOpening {
  constructor(
    private readonly parts: PostParts,
    private readonly outbox: Outbox,
  ) {}

  /** Instead, when an older app sent it without files: its author has to make the declarations. */
  async awaitDeclarations({ id: postId }: ClinicalPost): Promise<void> {
    await this.outbox.tell(postNeedsLook, { postId });
  }

  async begin(post: ClinicalPost): Promise<void> {
    const { id, closesAt } = post;
    if (closesAt)
      await this.outbox.later(
        caseClosing,
        { postId: id },
        { runAt: new Date(closesAt.getTime() - TOLD_BEFORE_MS) },
      );
    await this.parts.opened(post);
  }
}
