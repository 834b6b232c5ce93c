import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MediaService } from '../../media/media.service';
import { Clock } from '../../platform/clock';
import { OpportunityRepository } from '../opportunity.repository';
import { earliestToday } from '../opportunity.rules';
import { ApplicationRepository } from './application.repository';

const KEPT_MONTHS = 12;
const BATCH = 50;

/** Automatic changes to opportunities as time passes. */
@Injectable()
export class TidyingService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly opportunities: OpportunityRepository,
    private readonly applications: ApplicationRepository,
    private readonly media: MediaService,
  ) {}

  /** Job: idempotent. */
  async tidy(): Promise<void> {
    const now = this.clock.now();
    await this.opportunities.markEnded(earliestToday(now), now);
    const before = new Date(now);
    before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
    for (let done = BATCH; done === BATCH; )
      done = await this.em.transactional(() => this.forgetApplicants(before, now));
  }

  /**
   * Deletes all applications twelve months after an opportunity was closed or ended.
   * @returns the number of opportunities
   */
  private async forgetApplicants(before: Date, now: Date): Promise<number> {
    const ids = await this.opportunities.overBefore(before, BATCH);
    if (ids.length === 0) return 0;
    await this.media.letGo(await this.applications.removeFrom(ids));
    await this.opportunities.markForgotten(ids, now);
    return ids.length;
  }
}
