import { WAITING_QUESTIONS } from '../asking/questions.sql';
import { UNREAD_MESSAGES } from '../chat/rooms/unread.sql';
import { RemovedNotice } from '../clinical-cases/openings/removed-notice.entity';
import { pointedAtBy } from '../clinical-cases/pins/pins.sql';
import { POINTING, POINTING_COLUMNS } from '../clinical-cases/pins/pointing';
import { isBlinded } from '../clinical-cases/polls/blinding.sql';
import { MOST_WAITING, unblocked, WAITING } from '../connections/connection.sql';
import { named } from '../platform/database/named';
import {
  boolean,
  columns,
  ids,
  nullable,
  number,
  statement,
  text,
  time,
  type Value,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR_OR_NOBODY } from '../profiles/author-columns';
import { Notification } from './notification.entity';
import type { NotificationKind } from './notification.kinds';

/** The maximum length of a quoted comment. */
const QUOTED = 200;

/** Counts stop here: the badge shows "99+". */
const COUNTED = 100;

export const KIND: Value<NotificationKind> = { of: 'text' };

export const sameGroup = (one: string, other: string) =>
  `${one}.recipient_id = ${other}.recipient_id and ${one}.kind = ${other}.kind and ${one}.grouping = ${other}.grouping`;

/**
 * Excludes notifications caused by deleted accounts, and those between members one of whom has
 * blocked the other.
 */
export const mayBeTold = (alias: string) =>
  `not exists (select from account gone where gone.id = ${alias}.actor_id and gone.deleted_at is not null)
   and ${unblocked(`${alias}.recipient_id`, `${alias}.actor_id`)}`;

const isShown = (alias: string) => `${alias}.is_listed and ${mayBeTold(alias)}`;

const BLINDED = isBlinded({ member: 'n.recipient_id', isAdmin: 'false', now: ':now' });

/**
 * The post title, comment text and connection request that a notification links to. Members blinded
 * by a vote do not get the texts; whoever is asked gets nothing clinical before opening the case.
 * For statements that select notifications as `n`; takes `now`.
 */
export const WHAT_HAPPENED = `left join lateral (
    select case when n.kind <> 'asked' then coalesce(p.diagnosis, p.title) end as title, not ${BLINDED} as is_open_book,
      case when n.kind = 'outcome-reported' and not ${BLINDED} then
        (select o.post_id from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null) end as outcome_id
    from clinical_post p where p.id = cast(substring(n.link from '^/caseDetails/([0-9]+)') as bigint)
      and p.deleted_at is null and (p.consent_until is null or p.consent_until > :now) and (p.author_id = n.recipient_id or (p.hidden_at is null and p.withdrawn_at is null and p.held_at is null and p.awaits_patient_at is null
        and (p.audience = 'members' or p.speciality = (select v.speciality from profile v where v.account_id = n.recipient_id))))
  ) told_of on true
  left join lateral (
    select c.id, nullif(left(c.text, ${QUOTED}), '') as text from comment c
    where c.id = cast(substring(n.link from '#comment-([0-9]+)$') as bigint) and c.deleted_at is null
      and (told_of.is_open_book or n.link like '/beyondSurgery/%')
  ) said on true
  ${pointedAtBy('k.comment_id = said.id or k.outcome_id = told_of.outcome_id')}
  left join connection asked on n.kind = 'connection-requested' and asked.sender_id = n.actor_id and asked.receiver_id = n.recipient_id`;

const ROWS = `select n.id, n.kind, n.link, n.words, n.created_at as "createdAt", ${AUTHOR_COLUMNS},
    (select count(distinct g.actor_id) from notification g
     where ${sameGroup('g', 'n')} and g.actor_id <> n.actor_id and ${isShown('g')}) as others,
    not exists (select from notification g where ${sameGroup('g', 'n')} and g.read_at is null and ${isShown('g')}) as "isRead",
    told_of.title, said.text as quote, ${POINTING_COLUMNS}, asked.id as "connectionId",
    case when asked.id is null then null when asked.accepted_at is null then 'received' else 'connected' end as "connectionState"
  from notification n left ${authorJoins('n.actor_id')} ${WHAT_HAPPENED}`;

const { recipientId } = columns(Notification, 'recipientId');
const SHOWN = {
  ...columns(Notification, 'id', 'link', 'createdAt'),
  kind: KIND,
  /** Null if the kind's own sentence is used. */
  ...columns(Notification, 'words'),
  ...AUTHOR_OR_NOBODY,
  /** How many other members did the same. */
  others: number,
  isRead: boolean,
  /** The title of the post it is about, if the recipient may see that. */
  title: nullable(text),
  /** The text of the comment, if the recipient may read it before opening the post. */
  quote: nullable(text),
  ...POINTING,
  /** For a connection request: its id, and its state as seen by the recipient. */
  connectionId: nullable(number),
  connectionState: nullable(text),
};

/** Each group is represented by its newest notification. */
export const NOTIFICATIONS = statement({
  takes: { recipientId, before: number, now: time, most: number },
  gives: SHOWN,
  sql: `${ROWS} where n.recipient_id = :recipientId and n.id < :before and ${isShown('n')}
      and not exists (select from notification g where ${sameGroup('g', 'n')} and g.id > n.id and ${isShown('g')})
    order by n.id desc limit :most`,
});

export const NOTIFICATION = statement({
  takes: { recipientId, ...columns(Notification, 'id'), now: time },
  gives: SHOWN,
  sql: `${ROWS} where n.recipient_id = :recipientId and n.id = :id and ${isShown('n')}`,
});

/** The number of unread lines. Takes `memberId`. */
const unread = (besides = '') =>
  `(select count(*) from (select from notification n where n.recipient_id = :memberId and n.read_at is null ${besides} and ${isShown('n')}
    group by n.kind, n.grouping limit ${COUNTED}) lines)`;

export const COUNT_UNREAD = statement({
  takes: { memberId: recipientId },
  gives: { unread: number },
  sql: `select ${unread()} as unread`,
});

/** Also counts the unread messages. */
export const COUNT_BELLS = statement({
  takes: { memberId: recipientId, now: time },
  gives: { unread: number, chats: number },
  sql: `select ${unread()} as unread, (${UNREAD_MESSAGES}) as chats`,
});

/** Marks all notifications that link to a page as read, and returns the remaining counts. */
export const SEE = statement({
  takes: { memberId: recipientId, isAdmin: boolean, place: text, now: time },
  gives: {
    unread: number,
    waiting: number,
    questions: number,
    /** 100 means more than 99. */
    chats: number,
  },
  sql: `with seen as (
      update notification set read_at = :now where recipient_id = :memberId and read_at is null and split_part(link, '#', 1) = :place returning id)
    select ${unread('and n.id not in (select id from seen)')} as unread,
      (select count(*) from (${named(WAITING, [':memberId', String(MOST_WAITING)])}) requests) as waiting,
      (select count(*) from ${WAITING_QUESTIONS}) as questions, (${UNREAD_MESSAGES}) as chats`,
});

/**
 * Marks notifications as read, each with the older ones of its group. Ids of other members'
 * notifications are ignored.
 */
export const MARK_READ = statement({
  takes: { recipientId, ids, at: time },
  gives: {},
  sql: `update notification n set read_at = :at from notification named
    where named.id = any(cast(:ids as bigint[])) and named.recipient_id = :recipientId and ${sameGroup('n', 'named')} and n.id <= named.id and n.read_at is null`,
});

/** Deletes what links to a page or a part of it, and counts it by its kind and words. */
export const REMOVE_NOTICES = statement({
  takes: { ...columns(RemovedNotice, 'postId', 'removedAt'), path: text, within: text },
  gives: {},
  sql: `with removed as (
      delete from notification where link = :path or link like :within returning kind, words, is_listed, mailed_at, created_at)
    insert into removed_notice (post_id, kind, words, in_app, mailed, first_at, last_at, removed_at)
    select cast(:postId as bigint), kind, coalesce(words, ''), count(*) filter (where is_listed), count(mailed_at), min(created_at), max(created_at), cast(:removedAt as timestamptz)
    from removed group by kind, coalesce(words, '')`,
});
