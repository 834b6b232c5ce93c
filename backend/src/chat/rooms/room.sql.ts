import { named } from '../../platform/database/named';
import {
  boolean,
  columns,
  ids,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { isOnline } from '../../platform/sockets/connections';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import { AUTHOR, AUTHOR_OR_NOBODY } from '../../profiles/author-columns';
import { unblocked } from '../../profiles/unblocked';
import { ChatMessage } from '../chat-message.entity';
import { ChatMember } from './chat-member.entity';
import { ChatRoom } from './chat-room.entity';
import { ENTERED, HAS_NEWER, MUTED, PARTNER, UNREAD } from './unread.sql';

const { id } = columns(ChatRoom, 'id');
const { memberId, roomId } = columns(ChatMember, 'memberId', 'roomId');

/** Whether a member is online. Takes `deadline`. */
const isHere = (member: string) => named(isOnline(member), [':deadline']);

/** The columns of room `r` and of its member `m`. */
const MEMBERSHIP_COLUMNS = `r.id as "roomId", r.kind, r.name, r.group_key as "groupKey", r.message_count as "messageCount", m.from_number as "fromNumber", m.from_message_id as "fromMessageId",
  m.read_number as "readNumber", ${PARTNER} as "partnerId", m.admin_since is not null as "isAdmin", r.only_admins_add as "onlyAdminsAdd"`;
const MEMBERSHIP = {
  roomId: id,
  ...columns(ChatRoom, 'kind', 'name', 'onlyAdminsAdd'),
  /**
   * Identifies the group, for example that of a speciality; null in rooms of two and members' own
   * groups.
   */
  ...columns(ChatRoom, 'groupKey'),
  /** The number of messages, and so the number of the last one. */
  ...columns(ChatRoom, 'messageCount'),
  /** Messages up to this number are hidden from the member. */
  ...columns(ChatMember, 'fromNumber'),
  /**
   * The id of the last hidden message; 0 if there is none, or the member joined before this was
   * stored.
   */
  ...columns(ChatMember, 'fromMessageId'),
  ...columns(ChatMember, 'readNumber'),
  /** The other member of a room of two. */
  partnerId: nullable(memberId),
  /**
   * In members' own groups: may rename the group, add and remove members, and appoint
   * administrators.
   */
  isAdmin: boolean,
};

/** A room of two without messages is only listed for the member who opened it. */
const LISTED = `m.left_at is null and (m.is_listed or r.message_count > 0) and ${ENTERED}`;
/** Whether a block is between the two of room `r`. */
const CLOSED = `(r.kind = 'solo' and not ${unblocked('m.member_id', PARTNER)})`;
const LAST_FOLDED = `(r.kind <> 'solo' and last.sender_id is not null and not ${unblocked('m.member_id', 'last.sender_id')})`;
const LAST = `last.kind as "lastKind", last.sender_id as "lastSenderId", concat_ws(' ', sender.first_name, sender.last_name) as "lastSenderName",
  last.deleted_at is not null or last.hidden_at is not null as "isLastGone",
  case when last.deleted_at is not null or last.hidden_at is not null then '' when last.kind = 'file' then coalesce(nullif(last.text, ''), file.original_name, '')
    else left(coalesce(last.text, ''), 200) end as "lastText"`;

/**
 * Latest activity first. `before` is the last room shown, `only` a single room's id, or 0. Groups
 * have no partner.
 */
export const ROOMS = statement({
  takes: { memberId, before: number, only: number, deadline: time, now: time, most: number },
  gives: {
    /** The cursor of the next page. */
    id,
    ...MEMBERSHIP,
    unread: number,
    ...columns(ChatRoom, 'activeAt'),
    members: columns(ChatRoom, 'memberCount').memberCount,
    lastKind: nullable(columns(ChatMessage, 'kind').kind),
    lastSenderId: nullable(memberId),
    lastSenderName: text,
    isLastGone: boolean,
    /** The last message; of a file, its caption or name. Empty if it is deleted or hidden. */
    lastText: text,
    /** Whether a block is between its sender and the member. */
    isLastFolded: boolean,
    /** Whether the member has blocked the other one. They can still read the chat, but not write. */
    isClosed: boolean,
    /** Whether the member has muted it, or the other member of it. */
    isMuted: boolean,
    ...AUTHOR_OR_NOBODY,
    isPartnerGone: boolean,
    isOnline: boolean,
  },
  sql: `select r.id, ${MEMBERSHIP_COLUMNS}, ${UNREAD} as unread, r.active_at as "activeAt", ${LAST}, ${AUTHOR_COLUMNS}, author.deleted_at is not null as "isPartnerGone",
      r.member_count as members, ${isHere(PARTNER)} as "isOnline", ${CLOSED} as "isClosed", ${LAST_FOLDED} as "isLastFolded", ${MUTED} as "isMuted"
    from chat_member m join chat_room r on r.id = m.room_id
      left join chat_message last on last.id = r.last_message_id and last.number > m.from_number
      left join account sender on sender.id = last.sender_id and sender.deleted_at is null
      left join asset file on file.id = last.asset_id
      left ${authorJoins(PARTNER)}
    where m.member_id = :memberId and ${LISTED} and (cast(:only as bigint) = 0 or r.id = :only)
      and (r.active_at, r.id) < (coalesce((select b.active_at from chat_room b where b.id = :before), 'infinity'), :before)
    order by r.active_at desc, r.id desc limit :most`,
});

/** Needed before reading or writing messages. Returns no row if the member is not in the room. */
export const SEAT = statement({
  takes: { memberId, roomId },
  gives: {
    ...MEMBERSHIP,
    /** How far the other member of a room of two has read; 0 in groups. */
    seenNumber: number,
    /** Whether the member may read it: not if the other one has blocked them. */
    isEntered: boolean,
    /** Whether a block is between the two of a room of two. */
    isClosed: boolean,
  },
  sql: `select ${MEMBERSHIP_COLUMNS}, coalesce(partner.read_number, 0) as "seenNumber", ${ENTERED} as "isEntered", ${CLOSED} as "isClosed" from chat_member m join chat_room r on r.id = m.room_id
      left join chat_member partner on partner.room_id = r.id and partner.member_id = ${PARTNER}
    where m.member_id = :memberId and m.room_id = :roomId and m.left_at is null`,
});

/** The rooms with unread messages, at most 500. */
export const UNREAD_ROOMS = statement({
  takes: { memberId },
  gives: { ...MEMBERSHIP, unread: number },
  sql: `select ${MEMBERSHIP_COLUMNS}, ${UNREAD} as unread from chat_member m join chat_room r on r.id = m.room_id
    where m.member_id = :memberId and m.left_at is null and ${HAS_NEWER} and ${UNREAD} > 0 and ${ENTERED}
    order by r.active_at desc limit 500`,
});

/** Of one member in one room. */
export const UNREAD_IN_ROOM = statement({
  takes: { memberId, roomId },
  gives: { unread: number },
  sql: `select ${UNREAD} as unread from chat_member m join chat_room r on r.id = m.room_id
    where m.member_id = :memberId and m.room_id = :roomId`,
});

/**
 * The members of a room who are connected, grouped by their number of unread messages; in a large
 * group, only the 500 who have read furthest.
 */
export const UNREAD_OF_PRESENT = statement({
  takes: { roomId, deadline: time },
  gives: { unread: number, memberIds: json<number[]>() },
  sql: `select unread, json_agg("memberId") as "memberIds" from (
      select m.member_id as "memberId", ${UNREAD} as unread
      from chat_member m join chat_room r on r.id = m.room_id
      where m.room_id = :roomId and m.left_at is null and ${isHere('m.member_id')}
      order by m.read_number desc limit 500) present
    group by unread`,
});

export const MEMBERS_OF_ROOM = statement({
  takes: { roomId, viewerId: memberId, before: number, deadline: time, most: number },
  gives: { id: memberId, isAdmin: boolean, ...AUTHOR, isOnline: boolean },
  sql: `select m.member_id as id, m.admin_since is not null as "isAdmin", ${AUTHOR_COLUMNS}, ${isHere('m.member_id')} as "isOnline" from chat_member m ${authorJoins('m.member_id')}
    where m.room_id = :roomId and m.left_at is null and author.deleted_at is null and m.member_id < :before
      and ${unblocked('m.member_id', ':viewerId')} order by m.member_id desc limit :most`,
});

/** The groups of these members, which their sockets join. */
export const GROUPS_OF = statement({
  takes: { memberIds: ids },
  gives: { memberId, roomId },
  sql: `select m.member_id as "memberId", m.room_id as "roomId" from chat_member m join chat_room r on r.id = m.room_id
    where m.member_id = any(:memberIds::bigint[]) and m.left_at is null and r.kind <> 'solo'`,
});

/** Those with whom a member `who.id` has a block, whichever of the two made it. */
const APART = `lateral (select blocked_id as id from member_block where blocker_id = who.id
    union select blocker_id from member_block where blocked_id = who.id) apart`;

/** The members of a group who have a block with one of them. */
export const APART_IN_GROUP = statement({
  takes: { memberId, roomId },
  gives: { id: memberId },
  sql: `select m.member_id as id from (select cast(:memberId as bigint) as id) who cross join ${APART}
    join chat_member m on m.member_id = apart.id and m.room_id = :roomId and m.left_at is null`,
});

/** The members of a group who have a block with the sender of a message, or of the one it quotes. */
export const APART_FROM_MESSAGE = statement({
  takes: columns(ChatMessage, 'id'),
  gives: { id: memberId },
  sql: `select distinct m.member_id as id from (
      select said.room_id, unnest(array[said.sender_id, quoted.sender_id]) as id
      from chat_message said left join chat_message quoted on quoted.id = said.reply_to_id where said.id = :id) who
    cross join ${APART} join chat_member m on m.member_id = apart.id and m.room_id = who.room_id and m.left_at is null`,
});

/** The member's partners in rooms of two, latest activity first; none across a block. */
export const PARTNERS_OF = statement({
  takes: { memberId, most: number },
  gives: { id: memberId },
  sql: `select ${PARTNER} as id from chat_member m join chat_room r on r.id = m.room_id
    where m.member_id = :memberId and r.kind = 'solo' and r.message_count > 0
      and ${unblocked('m.member_id', PARTNER)} order by r.active_at desc limit :most`,
});
