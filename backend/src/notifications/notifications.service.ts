import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import {
  type Bells,
  NotificationRepository,
  type NotificationRow,
} from './notification.repository';

export interface NotificationList {
  readonly page: Page<NotificationRow>;
  readonly unread: number;
}

/** A member's notifications. */
@Injectable()
export class NotificationsService {
  constructor(
    private readonly notifications: NotificationRepository,
    private readonly clock: Clock,
  ) {}

  async list(memberId: number, window: Window): Promise<NotificationList> {
    return {
      page: await this.notifications.page(memberId, window),
      unread: await this.notifications.countUnread(memberId),
    };
  }

  countBells(memberId: number): Promise<Pick<Bells, 'unread' | 'chats'>> {
    return this.notifications.countBells(memberId);
  }

  /**
   * Opening a page marks the notifications that link to it as seen.
   * @returns the remaining counts
   */
  see(actor: Actor, place: string): Promise<Bells> {
    return this.notifications.see(actor, place, this.clock.now());
  }

  /** @returns the number still unread */
  async markRead(memberId: number, ids: readonly number[] | 'all'): Promise<number> {
    await this.notifications.markRead(memberId, ids, this.clock.now());
    return this.notifications.countUnread(memberId);
  }
}
