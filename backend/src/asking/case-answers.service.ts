import { Injectable } from '@nestjs/common';
import { AskedColleagues } from '../clinical-cases/discussion/asked-colleagues';
import { Outbox } from '../platform/outbox/outbox';
import type { OfQuestion } from './asking.jobs';
import { ENOUGH_ANSWERS } from './asking.rules';
import { askEnded } from './asking.signals';
import { CaseAskRepository } from './case-ask.repository';

/** Records what members do with a case about which colleagues were asked. */
@Injectable()
export class CaseAnswersService extends AskedColleagues {
  constructor(
    private readonly asks: CaseAskRepository,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  /** A member opened a case. */
  opened(postId: number, memberId: number): Promise<void> {
    return this.asks.noteSeen(postId, memberId);
  }

  override async answered(postId: number, memberId: number): Promise<void> {
    if (!(await this.asks.addAnswer(postId, memberId))) return;
    const progress = await this.asks.progressOf(postId);
    if (progress && progress.answered + progress.others >= ENOUGH_ANSWERS)
      await this.end(postId, 'answers');
  }

  override async askedIn(postId: number): Promise<ReadonlySet<number>> {
    return new Set(await this.asks.askedInPerson(postId));
  }

  /** Ends the question that began then, unless the case was asked about again. */
  async endTime(postId: number, { askedAt }: OfQuestion): Promise<void> {
    if (await this.asks.isOf(postId, askedAt)) await this.end(postId, 'time');
  }

  /** Ends a question when enough members have answered or its time is up; announced once. */
  async end(postId: number, reason: 'answers' | 'time'): Promise<void> {
    if (await this.asks.end(postId, reason)) await this.outbox.tell(askEnded, { postId });
  }
}
