import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { daysAfter, NO_ZONE, wallClock } from '../../platform/time-zones.rules';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { ClinicalCasesService } from '../clinical-cases.service';
import { outcomeDue } from '../clinical-cases.signals';
import { ClinicalPostRepository } from '../clinical-post.repository';
import { CaseFollowUpRepository } from './case-follow-up.repository';
import type { Pending } from './case-follow-up.sql';
import { CaseOutcomeRepository } from './case-outcome.repository';
import {
  type Answer,
  type FollowUp,
  isDue,
  nextStep,
  postponed,
  reminded,
} from './follow-up.rules';

/**
 * For an author who asks for one more reminder after the case was closed as lost: all regular ones
 * are done.
 */
const ALL_SENT = 3;

/** Reminds authors of cases to report the outcome. */
@Injectable()
export class FollowUpsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly cases: ClinicalCasesService,
    private readonly posts: ClinicalPostRepository,
    private readonly outcomes: CaseOutcomeRepository,
    private readonly followUps: CaseFollowUpRepository,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Records the author's answer.
   * @throws Refusal for anyone else, and once the outcome is reported
   */
  async answer(actor: Actor, id: number, answer: Answer): Promise<void> {
    await this.cases.findOwn(actor, { id, kind: 'case' });
    await this.em.transactional(async () => {
      const post = await this.posts.lock(id);
      if (post.withdrawnAt) throw new Refusal('clinical-cases.withdrawn');
      if (await this.outcomes.ofPost(id)) throw new Refusal('clinical-cases.outcome-reported');
      if (answer === 'lost') return this.lose(id);
      post.lostAt = null;
      const today = await this.todayOf(id);
      const known = await this.followUps.lock(id);
      await this.followUps.keep(id, postponed(known ?? over(today), today));
    });
  }

  /** Handles all due reminders, each case in its own transaction. */
  async remindAll(): Promise<void> {
    // UTC+14 is the latest time zone.
    const until = daysAfter(wallClock(this.clock.now(), NO_ZONE).day, 1);
    let last: Pending | undefined;
    do {
      const pending = await this.followUps.pending(until, last);
      for (const { postId } of pending) await this.em.transactional(() => this.goOn(postId));
      last = pending.at(-1);
    } while (last);
  }

  private async goOn(postId: number): Promise<void> {
    const followUp = await this.followUps.lock(postId);
    if (!followUp) return;
    const author = await this.followUps.zoneOf(postId);
    if (!author) return this.followUps.remove(postId);
    const now = wallClock(this.clock.now(), author.zone ?? NO_ZONE);
    const { action, on } = nextStep(followUp);
    if (!isDue(on, now)) return;
    if (action === 'lose') return this.lose(postId);
    await this.followUps.keep(postId, reminded(followUp, now.day));
    await this.outbox.tell(outcomeDue, { postId, day: now.day });
  }

  /** Marks the patient as lost to follow-up; the author can still report. */
  private async lose(postId: number): Promise<void> {
    const post = await this.posts.lock(postId);
    post.lostAt = this.clock.now();
    await this.followUps.remove(postId);
  }

  private async todayOf(postId: number): Promise<string> {
    const author = await this.followUps.zoneOf(postId);
    return wallClock(this.clock.now(), author?.zone ?? NO_ZONE).day;
  }
}

const over = (today: string): FollowUp => ({
  postedOn: today,
  sent: ALL_SENT,
  repeatOn: null,
  lastSentOn: null,
});
