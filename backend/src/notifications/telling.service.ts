import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { AllNews } from './news/all-news';
import type { Fact } from './news/news';
import { NotificationRepository, type Told } from './notification.repository';
import { sendPush } from './push/push.jobs';
import { PushRepository } from './push/push.repository';

/** Hears the signals of the domains and tells members what concerns them. */
@Injectable()
export class TellingService {
  constructor(
    private readonly news: AllNews,
    private readonly notifications: NotificationRepository,
    private readonly pushes: PushRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * In the transaction that claims the signal's job: what is told, and what is to ring, stands or falls with it.
   * @returns what is to be shown at once, after the commit
   */
  async hear(signal: string, payload: object): Promise<Told[]> {
    const told: Told[] = [];
    for (const fact of await this.news.factsOf(signal, payload)) told.push(...(await this.tell(fact)));
    return told;
  }

  private async tell(fact: Fact): Promise<Told[]> {
    const told = await this.notifications.add(fact, this.clock.now());
    await this.ring(told.filter(({ push }) => push));
    return told;
  }

  private async ring(told: readonly Told[]): Promise<void> {
    if (told.length === 0) return;
    const browsers = await this.pushes.browsersOf(told.map(({ recipientId }) => recipientId));
    const idOf = new Map(told.map(({ recipientId, id }) => [recipientId, id]));
    const due = browsers.map(({ id, memberId }) => ({ notificationId: idOf.get(memberId) ?? 0, subscriptionId: id }));
    await this.outbox.laterForAll(sendPush, due);
  }
}
