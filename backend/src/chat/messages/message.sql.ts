import type { AssetState, Renditions } from '../../media/asset';
import {
  boolean,
  columns,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import { AUTHOR } from '../../profiles/author-columns';
import { unblocked } from '../../profiles/unblocked';
import { ChatMessage } from '../chat-message.entity';
import type { Reaction } from '../reactions.rules';
import { ChatRoom } from '../rooms/chat-room.entity';
import type { ChatPin } from './chat-pin.entity';

/** The file of a message; null if it has none, or the file is gone. */
export interface MessageFile {
  readonly key: string;
  readonly state: AssetState;
  readonly renditions: Renditions;
  readonly name: string | null;
  readonly mime: string;
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
}

/**
 * The message that was replied to, in its current state: without text if it was deleted or hidden
 * meanwhile.
 */
export interface QuotedMessage {
  readonly id: number;
  readonly sender: string;
  readonly isSenderGone: boolean;
  readonly kind: ChatMessage['kind'];
  /** The beginning of its text, or the file name if it has no caption. */
  readonly text: string;
  readonly isGone: boolean;
  /** Whether a block is between the viewer and its sender: it has neither text nor sender then. */
  readonly isBlocked: boolean;
}

export interface ReactionCount {
  readonly reaction: Reaction;
  readonly count: number;
  /** Whether one of them is the viewer's. */
  readonly mine: boolean;
}

/** A place that a message points at. */
export type MessagePin = Pick<
  ChatPin,
  'number' | 'fileOf' | 'shape' | 'points' | 'page' | 'second' | 'gone'
>;

/** A message hidden until review counts as deleted for everyone but its sender. */
const GONE =
  '(m.deleted_at is not null or (m.hidden_at is not null and coalesce(m.hidden_until > asked.at, true) and m.sender_id <> asked.viewer))';
/**
 * In a group, messages between members one of whom has blocked the other are folded. In a room of
 * two nobody but the blocker reads on.
 */
const FOLDED = `(r.kind <> 'solo' and not ${unblocked('m.sender_id', 'asked.viewer')})`;
const SEEN = `(select asked.at, asked.viewer, ${FOLDED} as folded, ${GONE} or ${FOLDED} as gone from (select cast(:at as timestamptz) as at, cast(:viewerId as bigint) as viewer) asked)`;
/**
 * Quotes are read from the quoted message and never copied, so that deleted or hidden text exists
 * nowhere else.
 */
const QUOTED = `(select jsonb_build_object('id', q.id, 'kind', q.kind, 'sender', case when gone.folded then '' else concat_ws(' ', w.first_name, w.last_name) end, 'isSenderGone', w.deleted_at is not null,
    'isGone', gone.it or gone.folded, 'isBlocked', gone.folded, 'text', case when gone.it or gone.folded then '' else left(coalesce(nullif(q.text, ''), (select original_name from asset where id = q.asset_id), ''), 80) end)
  from chat_message q join account w on w.id = q.sender_id
    cross join lateral (select q.deleted_at is not null or (q.hidden_at is not null and coalesce(q.hidden_until > seen.at, true)) as it,
      r.kind <> 'solo' and not ${unblocked('q.sender_id', 'seen.viewer')} as folded) gone
  where q.id = m.reply_to_id)`;
const REACTIONS = `coalesce((select jsonb_agg(jsonb_build_object('reaction', x.reaction, 'count', x.count, 'mine', x.mine)) from (
    select reaction, count(*) as count, bool_or(member_id = seen.viewer) as mine from chat_reaction where message_id = m.id group by reaction) x), '[]')`;
const PINS = `(select jsonb_agg(jsonb_build_object('number', k.number, 'fileOf', k.file_message_id, 'shape', k.shape, 'points', k.points,
    'page', k.page, 'second', k.second, 'gone', k.gone) order by k.number) from chat_pin k where k.message_id = m.id)`;
/**
 * @param messages the table, or a subquery or common table expression with some of its rows. Takes
 *   `VIEWED`, returns `SHOWN`.
 */
export const selectFrom = (
  messages: string,
) => `select m.id, m.room_id as "roomId", r.kind as "roomKind", m.number, m.kind, m.client_id as "clientId", m.created_at as "createdAt", seen.gone and not seen.folded as "isGone", seen.folded as "isFolded",
    case when seen.gone then '' else m.text end as text, author.deleted_at is not null as "isSenderGone", ${AUTHOR_COLUMNS},
    case when file.id is null or seen.gone then null else jsonb_build_object('key', file.key, 'state', file.state, 'renditions', file.renditions,
      'name', file.original_name, 'mime', file.mime, 'bytes', file.bytes, 'width', file.width, 'height', file.height) end as file,
    case when seen.gone then null else m.shared_post_id end as "sharedPostId", case when seen.gone then null else m.edited_at end as "editedAt",
    case when m.reply_to_id is null or seen.gone then null else ${QUOTED} end as quoted, case when seen.gone then '[]' else ${REACTIONS} end as reactions,
    case when seen.gone or m.last_pin = 0 then '[]' else coalesce(${PINS}, '[]') end as pins
  from ${messages} m join chat_room r on r.id = m.room_id cross join lateral ${SEEN} seen left join asset file on file.id = m.asset_id ${authorJoins('m.sender_id')}`;
const SELECT = selectFrom('chat_message');

export const VIEWED = { viewerId: number, at: time };
const WINDOW = { roomId: number, before: number, fromNumber: number, most: number };
export const SHOWN = {
  ...columns(ChatMessage, 'id', 'roomId', 'kind', 'clientId', 'createdAt', 'editedAt'),
  roomKind: columns(ChatRoom, 'kind').kind,
  /** Its position among the messages of its room, from 1. */
  ...columns(ChatMessage, 'number'),
  /** Empty once deleted; the caption of a file. */
  text,
  isGone: boolean,
  /** Whether a block is between the viewer and its sender, so that neither words nor name are shown. */
  isFolded: boolean,
  /** Whether its sender has deleted their account. */
  isSenderGone: boolean,
  file: nullable(json<MessageFile>()),
  quoted: nullable(json<QuotedMessage>()),
  reactions: json<readonly ReactionCount[]>(),
  pins: json<readonly MessagePin[]>(),
  /** The case it shares. */
  ...columns(ChatMessage, 'sharedPostId'),
  ...AUTHOR,
};

export const MESSAGE = statement({
  takes: { ...VIEWED, id: number },
  gives: SHOWN,
  sql: `${SELECT} where m.id = :id`,
});

/**
 * Room and id are compared as a pair, so that only the index by room provides the order: by id
 * alone, PostgreSQL would search the messages of all rooms for those of a busy room.
 */
const pageSql = (order: 'asc' | 'desc') =>
  `${selectFrom(`(select * from chat_message
      where (room_id, id) < (:roomId, :before) and (room_id, id) > (:roomId, :after) and number > :fromNumber
      order by room_id ${order}, id ${order} limit :most)`)} order by m.id ${order}`;

export const EARLIER_MESSAGES = statement({
  takes: { ...VIEWED, ...WINDOW, after: number },
  gives: SHOWN,
  sql: pageSql('desc'),
});

export const LATER_MESSAGES = statement({
  takes: { ...VIEWED, ...WINDOW, after: number },
  gives: SHOWN,
  sql: pageSql('asc'),
});

export const MESSAGES_HOLDING = statement({
  takes: { ...VIEWED, ...WINDOW, words: text },
  gives: SHOWN,
  sql: `${SELECT} where m.room_id = :roomId and m.id < :before and m.number > :fromNumber and m.deleted_at is null and not seen.gone
    and to_tsvector('simple', m.text) @@ to_tsquery('simple', :words) order by m.id desc limit :most`,
});
