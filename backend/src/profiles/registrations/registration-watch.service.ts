import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { registrationExpiring } from '../profiles.signals';
import { dayOf } from './registration.rules';
import { END_CONFIRMATIONS, NEAR_END, SHOW_BADGE } from './registration-review.sql';

const AT_ONCE = 200;

/** Confirmations expire: members are reminded beforehand, and the badge ends with the last day. */
@Injectable()
export class RegistrationWatch {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /** Job: runs hourly; days are in UTC. */
  async watch(): Promise<void> {
    while ((await this.tellSome()) === AT_ONCE);
    while ((await this.endSome()) === AT_ONCE);
  }

  private tellSome(): Promise<number> {
    return this.em.transactional(async () => {
      const near = await NEAR_END.rows(this.em, this.some());
      for (const { id, accountId: memberId } of near)
        await this.outbox.tell(registrationExpiring, { id, memberId });
      return near.length;
    });
  }

  private endSome(): Promise<number> {
    return this.em.transactional(async () => {
      const ended = await END_CONFIRMATIONS.rows(this.em, this.some());
      for (const { id, accountId } of ended) {
        await SHOW_BADGE.rows(this.em, { accountId });
        await this.outbox.tell(registrationExpiring, { id, memberId: accountId });
      }
      return ended.length;
    });
  }

  private some() {
    return { today: dayOf(this.clock.now()), limit: AT_ONCE };
  }
}
