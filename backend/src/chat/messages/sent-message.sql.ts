import {
  boolean,
  columns,
  json,
  number,
  statement,
  texts,
  time,
} from '../../platform/database/statement';
import { PART, promiseFor } from '../../platform/outbox/outbox.sql';
import { unblocked } from '../../profiles/unblocked';
import { ChatMessage } from '../chat-message.entity';
import { SHOWN, selectFrom, VIEWED } from './message.sql';

const ID = columns(ChatMessage, 'id');
const CLIENT = columns(ChatMessage, 'senderId', 'clientId');

/**
 * Adds a message to a room of which the sender is a member, and in a room of two the outbox job
 * that notifies the other one. The room is locked first, so that its messages are stored one after
 * another. Returns the message as its sender sees it, and no row if it was stored before.
 */
export const ADD_MESSAGE = statement({
  takes: {
    ...CLIENT,
    ...columns(ChatMessage, 'roomId', 'kind', 'text', 'assetId', 'digest', 'replyToId'),
    ...columns(ChatMessage, 'sharedPostId'),
    keptFindings: texts,
    isInTwo: boolean,
    notifyAt: time,
    ...PART,
    ...VIEWED,
  },
  gives: SHOWN,
  sql: `with room as (select id, message_count from chat_room where id = :roomId for no key update),
    added as (
      insert into chat_message (room_id, number, sender_id, client_id, kind, text, asset_id, digest, reply_to_id, shared_post_id, kept_findings, created_at)
      select room.id, room.message_count + 1, :senderId, :clientId, :kind, :text, :assetId, :digest, :replyToId, :sharedPostId,
        cast(:keptFindings as text[]), :at
      from room join chat_member seat on seat.room_id = room.id and seat.member_id = :senderId and seat.left_at is null
      on conflict (sender_id, client_id) do nothing returning *),
    counted as (
      update chat_room r set message_count = added.number, last_message_id = added.id, active_at = :at from added where r.id = :roomId),
    read_by_sender as (
      update chat_member m set read_number = added.number, is_listed = true from added where m.room_id = :roomId and m.member_id = :senderId),
    told as (${promiseFor('added where cast(:isInTwo as boolean)', "jsonb_build_object('messageId', id)", { runAt: 'cast(:notifyAt as timestamptz)' })})
    ${selectFrom('added')}`,
});

/** The message already stored under a client id. */
export const SENT_BEFORE = statement({
  takes: CLIENT,
  gives: {
    ...columns(ChatMessage, 'id', 'roomId', 'text', 'digest', 'sharedPostId'),
    isEdited: boolean,
    isDeleted: boolean,
  },
  sql: `select id, room_id as "roomId", text, digest, shared_post_id as "sharedPostId",
      edited_at is not null as "isEdited", deleted_at is not null as "isDeleted" from chat_message
    where sender_id = :senderId and client_id = :clientId`,
});

/** Returns no row if the member may not see the message. */
export const MESSAGE_FACTS = statement({
  takes: { ...ID, memberId: number, now: time },
  gives: {
    ...columns(ChatMessage, 'id', 'roomId', 'senderId', 'assetId', 'kind', 'text', 'createdAt'),
    isDeleted: boolean,
    isHidden: boolean,
    /** Whether a block is between the member and its sender. */
    isBlocked: boolean,
  },
  sql: `select m.id, m.room_id as "roomId", m.sender_id as "senderId", m.asset_id as "assetId", m.deleted_at is not null as "isDeleted",
      m.hidden_at is not null and coalesce(m.hidden_until > :now, true) as "isHidden",
      not ${unblocked('m.sender_id', 'c.member_id')} as "isBlocked", m.kind, m.text, m.created_at as "createdAt"
    from chat_message m join chat_member c on c.room_id = m.room_id and c.member_id = :memberId and c.left_at is null
    where m.id = :id and m.number > c.from_number`,
});

/** The members of its room who have not read it yet. */
export const WAITING_FOR_MESSAGE = statement({
  takes: ID,
  gives: { ...columns(ChatMessage, 'roomId', 'senderId'), memberIds: json<number[]>() },
  sql: `select m.room_id as "roomId", m.sender_id as "senderId",
      coalesce(json_agg(c.member_id) filter (where c.member_id <> m.sender_id and c.read_number < m.number), '[]') as "memberIds"
    from chat_message m join chat_member c on c.room_id = m.room_id and c.left_at is null
    where m.id = :id and m.deleted_at is null group by m.id`,
});

/** Deletes the contents of a message, its reactions and marks; the row stays in its place. */
export const BURY_MESSAGE = statement({
  takes: { ...ID, at: time },
  gives: {},
  sql: `with answers as (delete from chat_reaction where message_id = :id),
      marks as (delete from chat_pin where message_id = :id)
    update chat_message set text = '', asset_id = null, reply_to_id = null, shared_post_id = null, deleted_at = :at
    where id = :id and deleted_at is null`,
});

/** The sender's last message, if it is among the last 50 of the room. */
export const LAST_MESSAGE_OF = statement({
  takes: columns(ChatMessage, 'senderId', 'roomId'),
  gives: ID,
  sql: `select id from (select id, sender_id from chat_message where room_id = :roomId order by id desc limit 50) latest
    where sender_id = :senderId order by id desc limit 1`,
});

/** The message that has a file. */
export const MESSAGE_WITH = statement({
  takes: { assetId: number },
  gives: columns(ChatMessage, 'id', 'roomId', 'senderId'),
  sql: `select id, room_id as "roomId", sender_id as "senderId" from chat_message where asset_id = :assetId and deleted_at is null`,
});
