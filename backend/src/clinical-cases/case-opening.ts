import { Injectable } from '@nestjs/common';
import { Outbox } from '../platform/outbox/outbox';
import { caseClosing } from './clinical-cases.signals';
import type { ClinicalPost } from './clinical-post.entity';
import { CaseSequel } from './outcome/case-sequel';

/** Its author hears so long before that a case closes. */
const TOLD_BEFORE_MS = 24 * 3_600_000;

/** What begins when others can first see a post, in the transaction of that. */
@Injectable()
export class CaseOpening {
  constructor(
    private readonly sequel: CaseSequel,
    private readonly outbox: Outbox,
  ) {}

  async begin({ id, kind, authorId, closesAt }: ClinicalPost): Promise<void> {
    if (closesAt)
      await this.outbox.later(
        caseClosing,
        { postId: id },
        { runAt: new Date(closesAt.getTime() - TOLD_BEFORE_MS) },
      );
    if (kind === 'case') await this.sequel.begin(id, authorId);
  }
}
