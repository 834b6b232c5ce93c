import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Window } from '../engagement/paging';
import type { DbTime } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import { Page } from '../wire/reply';
import type { NotificationKind } from './notification.kinds';

export interface NewNotification {
  readonly recipientId: number;
  readonly kind: NotificationKind;
  /** Null where nobody did anything: the house tells. */
  readonly actorId: number | null;
  /** A path of our own pages. */
  readonly link: string;
  /** Names the fact: one fact is told to one member once. */
  readonly about: string;
}

export type NotificationRow = NotificationFacts & (AuthorRow | { readonly author_id: null });

interface NotificationFacts {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly link: string;
  readonly createdAt: DbTime;
  readonly isRead: boolean;
}

/** Beyond this nobody counts: the badge says "99+". */
const COUNTED = 100;

@Injectable()
export class NotificationRepository {
  constructor(private readonly em: EntityManager) {}

  async add({ recipientId, kind, actorId, link, about }: NewNotification, at: Date): Promise<void> {
    await this.em.execute(
      `insert into notification (recipient_id, kind, actor_id, link, about, created_at) values (?, ?, ?, ?, ?, ?)
       on conflict (recipient_id, kind, about) do nothing`,
      [recipientId, kind, actorId, link, about, at],
    );
  }

  async page(recipientId: number, { before, limit }: Window): Promise<Page<NotificationRow>> {
    const rows = await this.em.execute<NotificationRow[]>(
      `select n.id, n.kind, n.link, n.created_at as "createdAt", n.read_at is not null as "isRead", ${AUTHOR_COLUMNS}
       from notification n left ${authorJoins('n.actor_id')}
       where n.recipient_id = ? and n.id < ? and author.deleted_at is null order by n.id desc limit ?`,
      [recipientId, before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** At most 100. */
  async countUnread(recipientId: number): Promise<number> {
    const [row] = await this.em.execute<{ unread: number }[]>(
      `select count(*) as unread from (select from notification n left join account a on a.id = n.actor_id
         where n.recipient_id = ? and n.read_at is null and a.deleted_at is null limit ?) waiting`,
      [recipientId, COUNTED],
    );
    return row?.unread ?? 0;
  }

  /** `ids` of somebody else name nothing here. */
  async markRead(recipientId: number, ids: readonly number[] | 'all', at: Date): Promise<void> {
    const some = ids === 'all' ? '' : `and id in (${ids.map(() => '?').join(', ')})`;
    if (ids !== 'all' && ids.length === 0) return;
    await this.em.execute(`update notification set read_at = ? where recipient_id = ? and read_at is null ${some}`, [
      at,
      recipientId,
      ...(ids === 'all' ? [] : ids),
    ]);
  }
}
