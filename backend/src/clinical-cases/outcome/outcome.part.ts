import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { NO_ZONE, wallClock } from '../../platform/time-zones.rules';
import { adviceCredited, outcomeReported } from '../clinical-cases.signals';
import type { ClinicalPost } from '../clinical-post.entity';
import type { PostRow } from '../clinical-post.sql';
import { PostPart, type ShownPart } from '../post-parts';
import { CaseAdvice } from './case-advice.entity';
import { CaseAdviceRepository } from './case-advice.repository';
import { CaseFollowUp } from './case-follow-up.entity';
import { CaseFollowUpRepository } from './case-follow-up.repository';
import { CaseOutcome } from './case-outcome.entity';
import { CaseOutcomeRepository } from './case-outcome.repository';

declare module '../post-parts' {
  interface ShownContent {
    readonly outcome: CaseOutcome | null;
  }
}

/** The outcomes of cases, with the credited advice and the reminders to report one. */
@Injectable()
export class OutcomePart extends PostPart {
  override readonly hanging = [CaseAdvice, CaseFollowUp, CaseOutcome];

  constructor(
    private readonly outcomes: CaseOutcomeRepository,
    private readonly advice: CaseAdviceRepository,
    private readonly followUps: CaseFollowUpRepository,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /** Starts the reminders, by the calendar of the author's time zone. */
  override async opened({ id, kind, authorId }: ClinicalPost): Promise<void> {
    if (kind !== 'case') return;
    const { timeZone } = await this.em.findOneOrFail(Account, authorId);
    const postedOn = wallClock(this.clock.now(), timeZone ?? NO_ZONE).day;
    await this.followUps.keep(id, { postedOn, sent: 0, repeatOn: null, lastSentOn: null });
  }

  /** A reported outcome is shown instead of the older note. */
  override async shownIn({ id, kind }: PostRow): Promise<ShownPart> {
    const outcome = kind === 'case' ? await this.outcomes.ofPost(id) : null;
    return {
      content: { outcome },
      version: outcome && [outcome.version, outcome.reportedAt],
      ...(outcome && { replaces: { outcome: null } }),
    };
  }

  override async agreed(postId: number): Promise<void> {
    const outcome = await this.outcomes.ofPost(postId);
    if (!outcome?.awaitsPatientAt) return;
    outcome.awaitsPatientAt = null;
    await this.em.flush();
    await this.outbox.tell(outcomeReported, { postId });
    for (const { commentId, effect } of await this.advice.ofPost(postId))
      if (effect !== 'otherwise') await this.outbox.tell(adviceCredited, { commentId });
  }

  override async removed(postId: number): Promise<void> {
    await this.advice.remove(postId);
    await this.followUps.remove(postId);
    await this.outcomes.remove(postId);
  }
}
