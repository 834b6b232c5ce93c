import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MOST_WAITING, unblocked, WAITING } from '../connections/connection.sql';
import type { DbTime } from '../platform/database/columns';
import { arrayOf } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import type { Fact } from './news/news';
import { kindOf, type NotificationKind } from './notification.kinds';

export interface Told {
  readonly id: number;
  readonly recipientId: number;
  readonly isListed: boolean;
  /** Whether the member wants it pushed. */
  readonly push: boolean;
}

export type NotificationRow = NotificationFacts & (AuthorRow | { readonly author_id: null });

interface NotificationFacts {
  readonly id: number;
  readonly kind: NotificationKind;
  readonly link: string;
  readonly createdAt: DbTime;
  /** How many other members did the same. */
  readonly others: number;
  readonly isRead: boolean;
}

/** What waits for a member: news, and requests to connect. */
export interface Bells {
  readonly unread: number;
  readonly waiting: number;
}

/** Beyond this nobody counts: the badge says "99+". */
const COUNTED = 100;

export const sameGroup = (one: string, other: string) =>
  `${one}.recipient_id = ${other}.recipient_id and ${one}.kind = ${other}.kind and ${one}.grouping = ${other}.grouping`;

/** Nothing of the departed, and of whom one has blocked or is blocked by. */
export const mayBeTold = (alias: string) =>
  `not exists (select from account gone where gone.id = ${alias}.actor_id and gone.deleted_at is not null)
   and ${unblocked(`${alias}.recipient_id`, `${alias}.actor_id`)}`;

const isShown = (alias: string) => `${alias}.is_listed and ${mayBeTold(alias)}`;

const ROWS = `select n.id, n.kind, n.link, n.created_at as "createdAt", ${AUTHOR_COLUMNS},
    (select count(distinct g.actor_id) from notification g
     where ${sameGroup('g', 'n')} and g.actor_id <> n.actor_id and ${isShown('g')}) as others,
    not exists (select from notification g where ${sameGroup('g', 'n')} and g.read_at is null and ${isShown('g')}) as "isRead"
  from notification n left ${authorJoins('n.actor_id')}`;

const unread = (besides = '') =>
  `select from notification n where n.recipient_id = ? and n.read_at is null ${besides} and ${isShown('n')} group by n.kind, n.grouping limit ?`;

/** The newest of each group stands for it. */
const PAGE = `${ROWS} where n.recipient_id = ? and n.id < ? and ${isShown('n')}
    and not exists (select from notification g where ${sameGroup('g', 'n')} and g.id > n.id and ${isShown('g')})
  order by n.id desc limit ?`;

@Injectable()
export class NotificationRepository {
  constructor(private readonly em: EntityManager) {}

  /**
   * Once for each recipient who wants to hear of it by any way; nobody is told what they did themselves.
   * @returns what is new now
   */
  async add(fact: Fact, at: Date): Promise<Told[]> {
    const { recipients, kind, actorId, link, about, group = about } = fact;
    const { inApp, push, mail } = kindOf(kind).channels;
    return this.em.execute<Told[]>(
      `with wanted as (
         select a.id, coalesce(p.in_app, ?) as in_app, coalesce(p.push, ?) as push, coalesce(p.mail, ?) as mail
         from account a cross join (select cast(? as bigint) as id) actor
         left join notification_preference p on p.member_id = a.id and p.kind = ?
         where a.id = any(cast(? as bigint[])) and a.deleted_at is null and a.id is distinct from actor.id and ${unblocked('a.id', 'actor.id')}
           and not exists (select from account gone where gone.id = actor.id and gone.deleted_at is not null)
       ), told as (
         insert into notification (recipient_id, kind, actor_id, link, about, grouping, created_at, is_listed)
         select id, ?, cast(? as bigint), ?, ?, ?, cast(? as timestamptz), in_app from wanted where in_app or push or mail order by id
         on conflict (recipient_id, kind, about) do nothing returning id, recipient_id, is_listed
       )
       select told.id, told.recipient_id as "recipientId", told.is_listed as "isListed", wanted.push
       from told join wanted on wanted.id = told.recipient_id order by told.id`,
      [inApp, push, mail, actorId, kind, arrayOf(recipients), kind, actorId, link, about, group, at],
    );
  }

  /** Everything that leads to a page, or to a place on it. */
  async forget(path: string): Promise<void> {
    await this.em.execute('delete from notification where link = ? or link like ?', [path, `${path}#%`]);
  }

  async page(recipientId: number, { before, limit }: Window): Promise<Page<NotificationRow>> {
    return Page.of(await this.em.execute<NotificationRow[]>(PAGE, [recipientId, before, limit + 1]), limit);
  }

  async find(recipientId: number, id: number): Promise<NotificationRow | undefined> {
    const [row] = await this.em.execute<NotificationRow[]>(`${ROWS} where n.recipient_id = ? and n.id = ? and ${isShown('n')}`, [
      recipientId,
      id,
    ]);
    return row;
  }

  /** Lines with something new; at most 100. */
  async countUnread(recipientId: number): Promise<number> {
    const [row] = await this.em.execute<{ unread: number }[]>(`select count(*) as unread from (${unread()}) lines`, [recipientId, COUNTED]);
    return row?.unread ?? 0;
  }

  /**
   * All that leads to a place of our pages: whoever is there has seen it. What the bells of the page show then comes with it, so that
   * a page asks once.
   */
  async see(recipientId: number, place: string, at: Date): Promise<Bells> {
    const [row] = await this.em.execute<Bells[]>(
      `with seen as (
         update notification set read_at = ? where recipient_id = ? and read_at is null and split_part(link, '#', 1) = ? returning id)
       select (select count(*) from (${unread('and n.id not in (select id from seen)')}) lines) as unread,
         (select count(*) from (${WAITING}) requests) as waiting`,
      [at, recipientId, place, recipientId, COUNTED, recipientId, MOST_WAITING],
    );
    return row ?? { unread: 0, waiting: 0 };
  }

  /** Each with its group, as far as it was there when the list was read. `ids` of somebody else name nothing here. */
  async markRead(recipientId: number, ids: readonly number[] | 'all', at: Date): Promise<void> {
    if (ids === 'all') {
      await this.em.execute('update notification set read_at = ? where recipient_id = ? and read_at is null', [at, recipientId]);
      return;
    }
    await this.em.execute(
      `update notification n set read_at = ? from notification named
       where named.id = any(cast(? as bigint[])) and named.recipient_id = ? and ${sameGroup('n', 'named')} and n.id <= named.id and n.read_at is null`,
      [at, arrayOf(ids), recipientId],
    );
  }
}
