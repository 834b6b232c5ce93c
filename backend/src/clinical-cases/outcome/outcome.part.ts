import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { Clock } from '../../platform/clock';
import { NO_ZONE, wallClock } from '../../platform/time-zones.rules';
import type { ClinicalPost } from '../clinical-post.entity';
import { PostPart } from '../post-parts';
import { CaseAdviceRepository } from './case-advice.repository';
import { CaseFollowUpRepository } from './case-follow-up.repository';
import { CaseOutcomeRepository } from './case-outcome.repository';

/** The outcomes of cases, with the credited advice and the reminders to report one. */
@Injectable()
export class OutcomePart extends PostPart {
  constructor(
    private readonly outcomes: CaseOutcomeRepository,
    private readonly advice: CaseAdviceRepository,
    private readonly followUps: CaseFollowUpRepository,
    private readonly em: EntityManager,
    private readonly clock: Clock,
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

  override async removed(postId: number): Promise<void> {
    await this.advice.remove(postId);
    await this.followUps.remove(postId);
    await this.outcomes.remove(postId);
  }
}
