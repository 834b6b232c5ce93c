import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { AllNews } from './news/all-news';
import { NotificationRepository } from './notification.repository';

/** Hears the signals of the domains and tells members what concerns them. */
@Injectable()
export class TellingService {
  constructor(
    private readonly news: AllNews,
    private readonly notifications: NotificationRepository,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that claims the signal's job. */
  async hear(signal: string, payload: object): Promise<void> {
    for (const fact of await this.news.factsOf(signal, payload)) await this.notifications.add(fact, this.clock.now());
  }
}
