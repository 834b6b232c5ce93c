import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OPEN_QUESTIONS } from '../asking/questions.sql';
import { UNREAD_MESSAGES } from '../chat/rooms/unread.sql';
import { isBlinded } from '../clinical-cases/blinding.sql';
import { MOST_WAITING, unblocked, WAITING } from '../connections/connection.sql';
import { Clock } from '../platform/clock';
import type { DbTime } from '../platform/database/columns';
import { arrayOf } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import type { Fact } from './news/news';
import { Notification } from './notification.entity';
import { kindOf, type NotificationKind } from './notification.kinds';

export interface Told {
  readonly id: number;
  /** Which of the facts it tells, by its place among them. */
  readonly fact: number;
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
  /** Null where the kind's own sentence is said. */
  readonly words: string | null;
  readonly createdAt: DbTime;
  /** How many other members did the same. */
  readonly others: number;
  readonly isRead: boolean;
  /** Of the post that it is about, as far as the reader may see it. */
  readonly title: string | null;
  /** What was written, where the reader may read it without looking at the post first. */
  readonly quote: string | null;
  /** Of a request to connect: the record, and how the reader stands to who asked. */
  readonly connectionId: number | null;
  readonly connectionState: string | null;
}

/** What waits for a member: news, requests to connect, questions, and messages. */
export interface Bells {
  readonly unread: number;
  readonly waiting: number;
  readonly questions: number;
  /** 100 means: more than 99. */
  readonly chats: number;
}

/** A sum comes as text. */
const bellsOf = <Row extends { readonly chats: number }>(row: Row): Row => ({
  ...row,
  chats: Number(row.chats),
});

/** So many characters of a comment are read at most. */
const QUOTED = 200;

/** Beyond this nobody counts: the badge says "99+". */
const COUNTED = 100;

export const sameGroup = (one: string, other: string) =>
  `${one}.recipient_id = ${other}.recipient_id and ${one}.kind = ${other}.kind and ${one}.grouping = ${other}.grouping`;

/** Nothing of the departed, and of whom one has blocked or is blocked by. */
export const mayBeTold = (alias: string) =>
  `not exists (select from account gone where gone.id = ${alias}.actor_id and gone.deleted_at is not null)
   and ${unblocked(`${alias}.recipient_id`, `${alias}.actor_id`)}`;

const isShown = (alias: string) => `${alias}.is_listed and ${mayBeTold(alias)}`;

const BLINDED = isBlinded({ member: 'n.recipient_id', isAdmin: 'false', now: '?' });

/**
 * The title of a clinical post, the words of a comment, and the record of a request, by what the line leads to. Whoever is blinded by a
 * vote reads no words. Takes the time, twice.
 */
const WHAT_HAPPENED = `left join lateral (
    select coalesce(p.diagnosis, p.title) as title, not ${BLINDED} as is_open_book
    from clinical_post p where p.id = cast(substring(n.link from '^/caseDetails/([0-9]+)') as bigint)
      and p.deleted_at is null and (p.consent_until is null or p.consent_until > ?) and (p.author_id = n.recipient_id or (p.hidden_at is null and p.withdrawn_at is null and p.held_at is null and p.awaits_patient_at is null
        and (p.audience = 'members' or p.speciality = (select v.speciality from profile v where v.account_id = n.recipient_id))))
  ) told_of on true
  left join lateral (
    select left(c.text, ${QUOTED}) as text from comment c
    where c.id = cast(substring(n.link from '#comment-([0-9]+)$') as bigint) and c.deleted_at is null
      and (told_of.is_open_book or n.link like '/beyondSurgery/%')
  ) said on true
  left join connection asked on n.kind = 'connection-requested' and asked.sender_id = n.actor_id and asked.receiver_id = n.recipient_id`;

const ROWS = `select n.id, n.kind, n.link, n.words, n.created_at as "createdAt", ${AUTHOR_COLUMNS},
    (select count(distinct g.actor_id) from notification g
     where ${sameGroup('g', 'n')} and g.actor_id <> n.actor_id and ${isShown('g')}) as others,
    not exists (select from notification g where ${sameGroup('g', 'n')} and g.read_at is null and ${isShown('g')}) as "isRead",
    told_of.title, said.text as quote, asked.id as "connectionId",
    case when asked.id is null then null when asked.accepted_at is null then 'received' else 'connected' end as "connectionState"
  from notification n left ${authorJoins('n.actor_id')} ${WHAT_HAPPENED}`;

const unread = (besides = '') =>
  `select from notification n where n.recipient_id = ? and n.read_at is null ${besides} and ${isShown('n')} group by n.kind, n.grouping limit ?`;

/** The newest of each group stands for it. */
const PAGE = `${ROWS} where n.recipient_id = ? and n.id < ? and ${isShown('n')}
    and not exists (select from notification g where ${sameGroup('g', 'n')} and g.id > n.id and ${isShown('g')})
  order by n.id desc limit ?`;

@Injectable()
export class NotificationRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /**
   * Once for each recipient who wants to hear of it by any way; nobody is told what they did themselves. All facts are one statement,
   * planned once: each member is looked up by key, however many there are.
   * @returns what is new now
   */
  async add(facts: readonly Fact[], at: Date): Promise<Told[]> {
    if (facts.length === 0) return [];
    return this.em.execute<Told[]>(
      `with fact as (
         select * from jsonb_to_recordset(cast(? as jsonb)) as f(place int, recipients bigint[], kind text, actor_id bigint, link text,
           about text, grouping text, words text, in_app boolean, push boolean, mail boolean)
       ), wanted as (
         select distinct on (member.id, f.kind, f.about) f.place, f.kind, f.actor_id, f.link, f.about, f.grouping, f.words, member.*
         from fact f cross join lateral unnest(f.recipients) named(id) cross join lateral (
           select a.id, coalesce(p.in_app, f.in_app) as is_listed, coalesce(p.push, f.push) as is_pushed, coalesce(p.mail, f.mail) as is_mailed
           from account a left join notification_preference p on p.member_id = a.id and p.kind = f.kind
           where a.id = named.id and a.deleted_at is null and a.id is distinct from f.actor_id and ${unblocked('a.id', 'f.actor_id')}
             and not exists (select from account gone where gone.id = f.actor_id and gone.deleted_at is not null) limit 1
         ) member
         order by member.id, f.kind, f.about, f.place
       ), told as (
         insert into notification (recipient_id, kind, actor_id, link, about, grouping, words, created_at, is_listed)
         select id, kind, actor_id, link, about, grouping, words, cast(? as timestamptz), is_listed from wanted
         where is_listed or is_pushed or is_mailed order by place, id
         on conflict (recipient_id, kind, about) do nothing returning id, recipient_id, kind, about, is_listed
       )
       select told.id, wanted.place as fact, told.recipient_id as "recipientId", told.is_listed as "isListed", wanted.is_pushed as push
       from told join wanted on wanted.id = told.recipient_id and wanted.kind = told.kind and wanted.about = told.about order by told.id`,
      [JSON.stringify(facts.map(rowOf)), at],
    );
  }

  /** Everything that leads to a page, or to a place on it. */
  async forget(path: string): Promise<void> {
    await this.em.nativeDelete(Notification, {
      $or: [{ link: path }, { link: { $like: `${path}#%` } }],
    });
  }

  async page(recipientId: number, { before, limit }: Window): Promise<Page<NotificationRow>> {
    return Page.of(
      await this.em.execute<NotificationRow[]>(PAGE, [
        this.clock.now(),
        this.clock.now(),
        recipientId,
        before,
        limit + 1,
      ]),
      limit,
    );
  }

  async find(recipientId: number, id: number): Promise<NotificationRow | undefined> {
    const [row] = await this.em.execute<NotificationRow[]>(
      `${ROWS} where n.recipient_id = ? and n.id = ? and ${isShown('n')}`,
      [this.clock.now(), this.clock.now(), recipientId, id],
    );
    return row;
  }

  /** Lines with something new; at most 100. */
  async countUnread(recipientId: number): Promise<number> {
    const [row] = await this.em.execute<{ unread: number }[]>(
      `select count(*) as unread from (${unread()}) lines`,
      [recipientId, COUNTED],
    );
    return row?.unread ?? 0;
  }

  /** Beside it, the messages that were not read. */
  async countBells(recipientId: number): Promise<Pick<Bells, 'unread' | 'chats'>> {
    const [row] = await this.em.execute<Pick<Bells, 'unread' | 'chats'>[]>(
      `select (select count(*) from (${unread()}) lines) as unread, (${UNREAD_MESSAGES}) as chats`,
      [recipientId, COUNTED, recipientId],
    );
    return row ? bellsOf(row) : { unread: 0, chats: 0 };
  }

  /**
   * All that leads to a place of our pages: whoever is there has seen it. What the bells of the page show then comes with it, so that
   * a page asks once.
   */
  async see(
    { memberId: recipientId, isAdmin }: Pick<Actor, 'memberId' | 'isAdmin'>,
    place: string,
    at: Date,
  ): Promise<Bells> {
    const [row] = await this.em.execute<Bells[]>(
      `with seen as (
         update notification set read_at = ? where recipient_id = ? and read_at is null and split_part(link, '#', 1) = ? returning id)
       select (select count(*) from (${unread('and n.id not in (select id from seen)')}) lines) as unread,
         (select count(*) from (${WAITING}) requests) as waiting,
         (select count(*) from ${OPEN_QUESTIONS.sql}) as questions, (${UNREAD_MESSAGES}) as chats`,
      [
        ...[at, recipientId, place, recipientId, COUNTED, recipientId, MOST_WAITING],
        ...OPEN_QUESTIONS.params({ memberId: recipientId, isAdmin, now: at }),
        recipientId,
      ],
    );
    return row ? bellsOf(row) : { unread: 0, waiting: 0, questions: 0, chats: 0 };
  }

  /** Each with its group, as far as it was there when the list was read. `ids` of somebody else name nothing here. */
  async markRead(recipientId: number, ids: readonly number[] | 'all', at: Date): Promise<void> {
    if (ids === 'all') {
      await this.em.nativeUpdate(Notification, { recipientId, readAt: null }, { readAt: at });
      return;
    }
    await this.em.execute(
      `update notification n set read_at = ? from notification named
       where named.id = any(cast(? as bigint[])) and named.recipient_id = ? and ${sameGroup('n', 'named')} and n.id <= named.id and n.read_at is null`,
      [at, arrayOf(ids), recipientId],
    );
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
