import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentifierKind } from '../../identifiers/finding.rules';
import { Clock } from '../../platform/clock';
import { arrayOf, type DbTime } from '../../platform/database/columns';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import type { Membership } from '../rooms/room.rows';
import type { MessageKind, MessageRow, MessageWindow } from './message.rows';

/** What is hidden until review stands as deleted for all but its sender. */
const GONE =
  '(m.deleted_at is not null or (m.hidden_at is not null and coalesce(m.hidden_until > asked.at, true) and m.sender_id <> asked.viewer))';
/** Takes the time and who looks. */
const SEEN = `(select asked.at, asked.viewer, ${GONE} as gone from (select cast(? as timestamptz) as at, cast(? as bigint) as viewer) asked)`;
/** A quote is read from what it quotes, never kept: what was deleted or hidden there is nowhere else. */
const QUOTED = `(select jsonb_build_object('id', q.id, 'kind', q.kind, 'sender', concat_ws(' ', w.first_name, w.last_name), 'isSenderGone', w.deleted_at is not null,
    'isGone', gone.it, 'text', case when gone.it then '' else left(coalesce(nullif(q.text, ''), (select original_name from asset where id = q.asset_id), ''), 80) end)
  from chat_message q join account w on w.id = q.sender_id
    cross join lateral (select q.deleted_at is not null or (q.hidden_at is not null and coalesce(q.hidden_until > seen.at, true)) as it) gone
  where q.id = m.reply_to_id)`;
const REACTIONS = `coalesce((select jsonb_agg(jsonb_build_object('reaction', x.reaction, 'count', x.count, 'mine', x.mine)) from (
    select reaction, count(*) as count, bool_or(member_id = seen.viewer) as mine from chat_reaction where message_id = m.id group by reaction) x), '[]')`;
/** `messages` is the table, or some of its rows, whose parameters come first. */
const selectFrom = (
  messages: string,
) => `select m.id, m.room_id as "roomId", r.kind as "roomKind", m.number, m.kind, m.client_id as "clientId", m.created_at as "createdAt", seen.gone as "isGone",
    case when seen.gone then '' else m.text end as text, author.deleted_at is not null as "isSenderGone", ${AUTHOR_COLUMNS},
    case when file.id is null or seen.gone then null else jsonb_build_object('key', file.key, 'state', file.state, 'renditions', file.renditions,
      'name', file.original_name, 'mime', file.mime, 'bytes', file.bytes, 'width', file.width, 'height', file.height) end as file,
    case when seen.gone then null else m.shared_post_id end as "sharedPostId", case when seen.gone then null else m.edited_at end as "editedAt",
    case when m.reply_to_id is null or seen.gone then null else ${QUOTED} end as quoted, case when seen.gone then '[]' else ${REACTIONS} end as reactions
  from ${messages} m join chat_room r on r.id = m.room_id cross join lateral ${SEEN} seen left join asset file on file.id = m.asset_id ${authorJoins('m.sender_id')}`;
const SELECT = selectFrom('chat_message');

export interface NewMessage {
  readonly senderId: number;
  /** The same for every try of one message. */
  readonly clientId: string;
  readonly kind: MessageKind;
  readonly text: string;
  readonly assetId: number | null;
  /** Of the file that was sent, in hex. */
  readonly digest: string | null;
  /** A message of the same room that it answers. */
  readonly replyToId: number | null;
  readonly sharedPostId: number | null;
  /** Kinds of identifiers that its sender confirmed. */
  readonly keptFindings: readonly IdentifierKind[];
}

export interface MessageFacts {
  readonly id: number;
  readonly roomId: number;
  readonly senderId: number;
  readonly assetId: number | null;
  readonly isDeleted: boolean;
  readonly isHidden: boolean;
  readonly kind: MessageKind;
  readonly text: string;
  readonly createdAt: DbTime;
}

interface SentBefore {
  readonly id: number;
  readonly roomId: number;
  readonly text: string;
  readonly digest: string | null;
  readonly sharedPostId: number | null;
  readonly isEdited: boolean;
  readonly isDeleted: boolean;
}

@Injectable()
export class MessageRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The next message of a room, which the caller has locked. @returns its id, undefined when it was stored before */
  async add(room: Membership, message: NewMessage, at: Date): Promise<number | undefined> {
    const { senderId, clientId, kind, text, assetId, digest } = message;
    const { replyToId, sharedPostId, keptFindings } = message;
    const [added] = await this.em.execute<{ id: number }[]>(
      `with added as (
         insert into chat_message (room_id, number, sender_id, client_id, kind, text, asset_id, digest, reply_to_id, shared_post_id, kept_findings, created_at)
         select r.id, r.message_count + 1, ?, ?, ?, ?, ?, ?, ?, ?, cast(? as text[]), ? from chat_room r where r.id = ?
         on conflict (sender_id, client_id) do nothing returning id, number),
       counted as (
         update chat_room r set message_count = added.number, last_message_id = added.id, active_at = ? from added where r.id = ?),
       seen as (
         update chat_member m set read_number = added.number, is_listed = true from added where m.room_id = ? and m.member_id = ?)
       select id from added`,
      [
        ...[senderId, clientId, kind, text, assetId, digest],
        ...[replyToId, sharedPostId, arrayOf(keptFindings), at, room.roomId],
        ...[at, room.roomId, room.roomId, senderId],
      ],
    );
    return added?.id;
  }

  /** What was stored under a client's id before. */
  async sentBefore(senderId: number, clientId: string): Promise<SentBefore | undefined> {
    const [row] = await this.em.execute<SentBefore[]>(
      `select id, room_id as "roomId", text, digest, shared_post_id as "sharedPostId",
         edited_at is not null as "isEdited", deleted_at is not null as "isDeleted" from chat_message where sender_id = ? and client_id = ?`,
      [senderId, clientId],
    );
    return row;
  }

  async read(id: number, viewerId: number): Promise<MessageRow> {
    const [row] = await this.em.execute<MessageRow[]>(`${SELECT} where m.id = ?`, [
      this.clock.now(),
      viewerId,
      id,
    ]);
    if (!row) throw new Error('The message was not stored.');
    return row;
  }

  /**
   * Oldest first within the page. Room and id are compared as one, which the room's own index alone can put in order: by the ids alone
   * PostgreSQL would look for a room with much in it among all that was said anywhere.
   */
  async page(
    viewerId: number,
    room: Membership,
    { before, after, limit }: MessageWindow,
  ): Promise<Page<MessageRow>> {
    const { roomId, fromNumber, fromMessageId } = room;
    const order = after === undefined ? 'desc' : 'asc';
    const picked = `(select * from chat_message where (room_id, id) < (?, ?) and (room_id, id) > (?, ?) and number > ?
      order by room_id ${order}, id ${order} limit ?)`;
    const rows = await this.em.execute<MessageRow[]>(
      `${selectFrom(picked)} order by m.id ${order}`,
      [
        ...[roomId, before, roomId, Math.max(after ?? 0, fromMessageId), fromNumber, limit + 1],
        ...[this.clock.now(), viewerId],
      ],
    );
    const page = Page.of(rows, limit);
    return after === undefined
      ? new Page([...page.items].reverse(), page.nextBefore)
      : new Page(page.items, null);
  }

  /** Messages of a room in which all of these words begin a word, the latest first. */
  async search(
    viewerId: number,
    { roomId, fromNumber }: Membership,
    words: string,
    { before, limit }: Window,
  ): Promise<Page<MessageRow>> {
    const rows = await this.em.execute<MessageRow[]>(
      `${SELECT} where m.room_id = ? and m.id < ? and m.number > ? and m.deleted_at is null and not seen.gone
         and to_tsvector('simple', m.text) @@ to_tsquery('simple', ?) order by m.id desc limit ?`,
      [this.clock.now(), viewerId, roomId, before, fromNumber, words, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** Only what the member may see. */
  async find(memberId: number, messageId: number): Promise<MessageFacts | undefined> {
    const [row] = await this.em.execute<MessageFacts[]>(
      `select m.id, m.room_id as "roomId", m.sender_id as "senderId", m.asset_id as "assetId", m.deleted_at is not null as "isDeleted",
         m.hidden_at is not null and coalesce(m.hidden_until > ?, true) as "isHidden", m.kind, m.text, m.created_at as "createdAt"
       from chat_message m join chat_member c on c.room_id = m.room_id and c.member_id = ? and c.left_at is null
       where m.id = ? and m.number > c.from_number`,
      [this.clock.now(), memberId, messageId],
    );
    return row;
  }

  /** Who is in its room and has not read it yet; undefined once it is gone. */
  async waitingFor(
    id: number,
  ): Promise<{ roomId: number; senderId: number; memberIds: number[] } | undefined> {
    const [row] = await this.em.execute<
      { roomId: number; senderId: number; memberIds: number[] }[]
    >(
      `select m.room_id as "roomId", m.sender_id as "senderId",
         coalesce(json_agg(c.member_id) filter (where c.member_id <> m.sender_id and c.read_number < m.number), '[]') as "memberIds"
       from chat_message m join chat_member c on c.room_id = m.room_id and c.left_at is null
       where m.id = ? and m.deleted_at is null group by m.id`,
      [id],
    );
    return row;
  }

  /** The words are gone, with what they carried and what others answered without words; the place stays. */
  async bury(id: number, at: Date): Promise<void> {
    await this.em.execute(
      `with answers as (delete from chat_reaction where message_id = ?)
       update chat_message set text = '', asset_id = null, reply_to_id = null, shared_post_id = null, deleted_at = ? where id = ? and deleted_at is null`,
      [id, at, id],
    );
  }

  /** The last message of somebody in a room. */
  async lastOf(senderId: number, roomId: number): Promise<number | undefined> {
    const [row] = await this.em.execute<{ id: number }[]>(
      `select id from (select id, sender_id from chat_message where room_id = ? order by id desc limit 50) latest
       where sender_id = ? order by id desc limit 1`,
      [roomId, senderId],
    );
    return row?.id;
  }
}
