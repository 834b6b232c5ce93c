import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import type { RowOf } from '../platform/database/statement';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import type { Fact } from './fact';
import { Notification } from './notification.entity';
import { kindOf } from './notification.kinds';
import {
  COUNT_BELLS,
  COUNT_UNREAD,
  MARK_READ,
  NOTIFICATION,
  NOTIFICATIONS,
  REMOVE_NOTICES,
  SEE,
} from './notification.sql';
import { TELL } from './telling.sql';

export type Told = RowOf<typeof TELL>;

export type NotificationRow = RowOf<typeof NOTIFICATION>;

/** The counts shown as badges: notifications, connection requests, questions and messages. */
export type Bells = RowOf<typeof SEE>;

@Injectable()
export class NotificationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds each fact once for every recipient who wants it by any channel; members are not notified
   * of their own actions.
   * @returns the notifications that are new
   */
  async add(facts: readonly Fact[], at: Date): Promise<Told[]> {
    if (facts.length === 0) return [];
    return TELL.rows(this.em, { facts: JSON.stringify(facts.map(rowOf)), at });
  }

  /**
   * Deletes all notifications that link to the page of a clinical post or a part of it; only how
   * many there were, of which kind, is kept for a while.
   */
  async forget(postId: number, path: string): Promise<void> {
    const within = `${path}#%`;
    await REMOVE_NOTICES.rows(this.em, { postId, path, within, removedAt: this.clock.now() });
  }

  async page(recipientId: number, { before, limit }: Window): Promise<Page<NotificationRow>> {
    const now = this.clock.now();
    const rows = await NOTIFICATIONS.rows(this.em, { recipientId, before, now, most: limit + 1 });
    return Page.of(rows, limit);
  }

  find(recipientId: number, id: number): Promise<NotificationRow | undefined> {
    return NOTIFICATION.first(this.em, { recipientId, id, now: this.clock.now() });
  }

  /** The number of unread lines, at most 100. */
  async countUnread(memberId: number): Promise<number> {
    return (await COUNT_UNREAD.first(this.em, { memberId }))?.unread ?? 0;
  }

  /** Also counts the unread messages. */
  async countBells(memberId: number): Promise<Pick<Bells, 'unread' | 'chats'>> {
    const bells = await COUNT_BELLS.first(this.em, { memberId, now: this.clock.now() });
    return bells ?? { unread: 0, chats: 0 };
  }

  /**
   * Marks all notifications that link to a page as read when the member opens it. Also returns the
   * counts for its badges, so that a page needs a single query.
   */
  async see(
    { memberId, isAdmin }: Pick<Actor, 'memberId' | 'isAdmin'>,
    place: string,
    now: Date,
  ): Promise<Bells> {
    const bells = await SEE.first(this.em, { memberId, isAdmin, place, now });
    return bells ?? { unread: 0, waiting: 0, questions: 0, chats: 0 };
  }

  /**
   * Marks notifications as read, each with the older ones of its group. Ids of other members'
   * notifications are ignored.
   */
  async markRead(recipientId: number, ids: readonly number[] | 'all', at: Date): Promise<void> {
    if (ids === 'all') {
      await this.em.nativeUpdate(Notification, { recipientId, readAt: null }, { readAt: at });
      return;
    }
    await MARK_READ.rows(this.em, { recipientId, ids, at });
  }
}

function rowOf(fact: Fact, place: number) {
  const { recipients, kind, actorId, link, about, group = about, words } = fact;
  const { inApp, push, mail } = kindOf(kind).channels;
  return {
    place,
    recipients,
    kind,
    actor_id: actorId,
    link,
    about,
    grouping: group,
    words,
    in_app: inApp,
    push,
    mail,
  };
}
