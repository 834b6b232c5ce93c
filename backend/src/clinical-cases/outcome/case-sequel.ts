import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { Clock } from '../../platform/clock';
import { NO_ZONE, wallClock } from '../../platform/time-zones.rules';
import { CasePollRepository } from '../polls/case-poll.repository';
import { CaseStepRepository } from '../steps/case-step.repository';
import { CaseAdviceRepository } from './case-advice.repository';
import { CaseFollowUpRepository } from './case-follow-up.repository';
import { CaseOutcomeRepository } from './case-outcome.repository';

/** Everything that follows the publication of a case: steps, poll, outcome and credited advice. */
@Injectable()
export class CaseSequel {
  constructor(
    private readonly steps: CaseStepRepository,
    private readonly outcomes: CaseOutcomeRepository,
    private readonly polls: CasePollRepository,
    private readonly advice: CaseAdviceRepository,
    private readonly followUps: CaseFollowUpRepository,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Starts the outcome reminders, by the calendar of the author's time zone. */
  async begin(postId: number, authorId: number): Promise<void> {
    const { timeZone } = await this.em.findOneOrFail(Account, authorId);
    const postedOn = wallClock(this.clock.now(), timeZone ?? NO_ZONE).day;
    await this.followUps.keep(postId, { postedOn, sent: 0, repeatOn: null, lastSentOn: null });
  }

  /** When a case is deleted or its consent withdrawn; call this after its files are removed. */
  async remove(postId: number): Promise<void> {
    await this.steps.removeOfPosts([postId]);
    await this.advice.remove(postId);
    await this.followUps.remove(postId);
    await this.outcomes.remove(postId);
    await this.polls.remove(postId);
  }
}
