import { Injectable } from '@nestjs/common';
import { AskedColleagues } from '../clinical-cases/asked-colleagues';
import { Outbox } from '../platform/outbox/outbox';
import { ENOUGH_ANSWERS } from './asking.rules';
import { askEnded } from './asking.signals';
import { CaseAskRepository } from './case-ask.repository';

/** What members do with a case for which somebody was asked. */
@Injectable()
export class CaseAnswersService extends AskedColleagues {
  constructor(
    private readonly asks: CaseAskRepository,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override opened(postId: number, memberId: number): Promise<void> {
    return this.asks.noteSeen(postId, memberId);
  }

  override async answered(postId: number, memberId: number): Promise<void> {
    if (!(await this.asks.addAnswer(postId, memberId))) return;
    const progress = await this.asks.progressOf(postId);
    if (progress && progress.answered >= ENOUGH_ANSWERS) await this.end(postId);
  }

  override async askedIn(postId: number): Promise<ReadonlySet<number>> {
    return new Set(await this.asks.askedInPerson(postId));
  }

  /** Enough members answered, or the time is over; told once. */
  async end(postId: number): Promise<void> {
    if (await this.asks.end(postId)) await this.outbox.tell(askEnded, { postId });
  }
}
