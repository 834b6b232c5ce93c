import { Account } from '../../auth/account.entity';
import {
  boolean,
  columns,
  ids,
  json,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { unblocked } from '../../profiles/unblocked';
import { ChatPin } from './chat-pin.entity';

const messageId = number;
const PLACE = columns(ChatPin, 'number', 'fileOf', 'shape', 'points', 'page', 'second', 'gone');

/**
 * Those of these messages whose file a message can point at, all of its room seeing it: itself and
 * the one that it replies to.
 */
export const MARKED_FILES = statement({
  takes: { messageId, ids, now: time },
  gives: { id: number, kind: text, pages: number },
  sql: `select m.id, f.kind, coalesce(jsonb_array_length(f.renditions -> 'pages'), 0) as pages
    from chat_message own join chat_message m on m.id in (own.id, own.reply_to_id) and m.room_id = own.room_id
      join asset f on f.id = m.asset_id
    where own.id = :messageId and m.id = any(:ids::bigint[]) and f.state = 'ready'
      and m.deleted_at is null and (m.hidden_at is null or m.hidden_until <= :now)`,
});

export interface PinToAdd {
  readonly file_of: number;
  readonly shape: string;
  readonly points: unknown;
  readonly page: number | null;
  readonly second: number | null;
  /** From 1. */
  readonly place: number;
}

const PLACES = `jsonb_to_recordset(cast(:pins as jsonb))
  as p(file_of bigint, shape text, points jsonb, page smallint, second double precision, place smallint)`;

/** Takes `PinToAdd[]` as JSON, and how many they are. */
export const ADD_PINS = statement({
  takes: { messageId, many: number, pins: json<string>(), at: time },
  gives: {},
  sql: `with counted as (
      update chat_message set last_pin = last_pin + cast(:many as smallint) where id = :messageId returning last_pin)
    insert into chat_pin (message_id, number, file_message_id, shape, points, page, second, created_at)
    select cast(:messageId as bigint), counted.last_pin - cast(:many as smallint) + p.place, p.file_of, p.shape, p.points, p.page, p.second,
      cast(:at as timestamptz)
    from counted, ${PLACES} order by p.place`,
});

/** Until the transaction ends; none if the message is deleted. */
export const LOCK_PINNED_MESSAGE = statement({
  takes: { messageId },
  gives: { id: number },
  sql: 'select id from chat_message where id = :messageId and deleted_at is null for no key update',
});

/**
 * The marks of a message move to these places, in order, and keep their numbers; those for which no
 * place is left go. Takes `PinToAdd[]` as JSON; returns the moved ones.
 */
export const MOVE_PINS = statement({
  takes: { messageId, pins: json<string>() },
  gives: { id: number },
  sql: `with old as (
      select id, row_number() over (order by number) as place from chat_pin where message_id = :messageId),
    left_over as (
      delete from chat_pin k using old where k.id = old.id and old.place > jsonb_array_length(cast(:pins as jsonb)))
    update chat_pin k set gone = null, file_message_id = p.file_of, shape = p.shape, points = p.points, page = p.page, second = p.second
    from old join ${PLACES} on p.place = old.place where k.id = old.id returning k.id`,
});

const PLACE_COLUMNS =
  'k.number, k.file_message_id as "fileOf", k.shape, k.points, k.page, k.second, k.gone';

/**
 * The marks of a message, plus those that others set in its file, oldest first. Takes a message that
 * the reader sees, and leaves out what they do not see of the others.
 */
export const PINS_AROUND = statement({
  takes: { messageId, memberId: number, after: number, most: number, now: time },
  gives: {
    ...columns(ChatPin, 'id', 'messageId'),
    ...PLACE,
    authorId: number,
    ...columns(Account, 'firstName', 'lastName'),
    isSenderGone: boolean,
  },
  sql: `select k.id, k.message_id as "messageId", ${PLACE_COLUMNS}, m.sender_id as "authorId",
      a.first_name as "firstName", a.last_name as "lastName", a.deleted_at is not null as "isSenderGone"
    from chat_pin k join chat_message m on m.id = k.message_id join chat_room r on r.id = m.room_id
      join account a on a.id = m.sender_id
    where (k.message_id = :messageId or k.file_message_id = :messageId) and k.id > :after
      and m.deleted_at is null
      and (m.sender_id = :memberId or m.hidden_at is null or m.hidden_until <= :now)
      and (r.kind = 'solo' or ${unblocked('m.sender_id', ':memberId')})
    order by k.id limit :most`,
});

/** For the export of a member's data. */
export const MESSAGE_PINS_BY = statement({
  takes: { memberId: number },
  gives: {
    ...columns(ChatPin, 'messageId'),
    ...PLACE,
    at: columns(ChatPin, 'createdAt').createdAt,
  },
  sql: `select k.message_id as "messageId", ${PLACE_COLUMNS}, k.created_at as at
    from chat_message m join chat_pin k on k.message_id = m.id where m.sender_id = :memberId order by k.id`,
});

export const FORGET_MESSAGE_PINS_BY = statement({
  takes: { memberId: number },
  gives: {},
  sql: 'delete from chat_pin k using chat_message m where m.id = k.message_id and m.sender_id = :memberId',
});
