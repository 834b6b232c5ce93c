import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { arrayOf } from '../../platform/database/columns';
import { onlyRow } from '../../platform/database/only-row';
import { Connections, isOnline } from '../../platform/sockets/connections';
import { AUTHOR_COLUMNS, authorJoins } from '../../profiles/author';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import type { Membership, RoomKind, RoomMemberRow, RoomRow, Seat } from './room.rows';

const PARTNER =
  'case when r.low_member_id = m.member_id then r.high_member_id else r.low_member_id end';
const MEMBERSHIP = `r.id as "roomId", r.kind, r.name, r.group_key as "groupKey", r.message_count as "messageCount", m.from_number as "fromNumber", m.from_message_id as "fromMessageId",
  m.read_number as "readNumber", ${PARTNER} as "partnerId", m.admin_since is not null as "isAdmin", r.only_admins_add as "onlyAdminsAdd"`;
/** A room of two that nobody wrote in stands only in the list of whoever opened it. */
const LISTED = 'm.left_at is null and (m.is_listed or r.message_count > 0)';
const LAST = `last.kind as "lastKind", last.sender_id as "lastSenderId", concat_ws(' ', sender.first_name, sender.last_name) as "lastSenderName",
  last.deleted_at is not null or last.hidden_at is not null as "isLastGone",
  case when last.deleted_at is not null or last.hidden_at is not null then '' when last.kind = 'file' then coalesce(nullif(last.text, ''), file.original_name, '')
    else left(coalesce(last.text, ''), 200) end as "lastText"`;

@Injectable()
export class RoomRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: Connections,
  ) {}

  /** Rooms of a member, the latest activity first; `before` is the last room shown. */
  async page(memberId: number, { before, limit }: Window, only?: number): Promise<Page<RoomRow>> {
    const rows = await this.em.execute<RoomRow[]>(
      `select r.id, ${MEMBERSHIP}, r.active_at as "activeAt", ${LAST}, ${AUTHOR_COLUMNS}, author.deleted_at is not null as "isPartnerGone",
         r.member_count as members, ${isOnline(PARTNER)} as "isOnline"
       from chat_member m join chat_room r on r.id = m.room_id
         left join chat_message last on last.id = r.last_message_id and last.number > m.from_number
         left join account sender on sender.id = last.sender_id and sender.deleted_at is null
         left join asset file on file.id = last.asset_id
         left ${authorJoins(PARTNER)}
       where m.member_id = ? and ${LISTED} and (cast(? as bigint) = 0 or r.id = ?)
         and (r.active_at, r.id) < (coalesce((select b.active_at from chat_room b where b.id = ?), 'infinity'), ?)
       order by r.active_at desc, r.id desc limit ?`,
      [this.connections.deadline(), memberId, only ?? 0, only ?? 0, before, before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** Who is not in a room sees no room. */
  async membership(memberId: number, roomId: number): Promise<Seat | undefined> {
    return this.find(memberId, roomId);
  }

  /** The same, and the room's messages now come one after another. */
  async locked(memberId: number, roomId: number): Promise<Seat | undefined> {
    await this.em.execute('select from chat_room where id = ? for no key update', [roomId]);
    return this.find(memberId, roomId);
  }

  private async find(memberId: number, roomId: number): Promise<Seat | undefined> {
    const [row] = await this.em.execute<Seat[]>(
      `select ${MEMBERSHIP}, coalesce(partner.read_number, 0) as "seenNumber" from chat_member m join chat_room r on r.id = m.room_id
         left join chat_member partner on partner.room_id = r.id and partner.member_id = ${PARTNER}
       where m.member_id = ? and m.room_id = ? and m.left_at is null`,
      [memberId, roomId],
    );
    return row;
  }

  /** Everything that is unread, by room; rooms where nothing is are left out. 500 rooms at most. */
  async unread(memberId: number): Promise<Membership[]> {
    return this.em.execute<Membership[]>(
      `select ${MEMBERSHIP} from chat_member m join chat_room r on r.id = m.room_id
       where m.member_id = ? and m.left_at is null and r.message_count > greatest(m.read_number, m.from_number)
       order by r.active_at desc limit 500`,
      [memberId],
    );
  }

  /** How much those of a room have not read who are connected now, by number; of a large group, the 500 who read last. */
  async unreadOfPresent(roomId: number): Promise<{ unread: number; memberIds: number[] }[]> {
    return this.em.execute(
      `select unread, json_agg("memberId") as "memberIds" from (
         select m.member_id as "memberId", greatest(0, r.message_count - greatest(m.read_number, m.from_number)) as unread
         from chat_member m join chat_room r on r.id = m.room_id
         where m.room_id = ? and m.left_at is null and ${isOnline('m.member_id')}
         order by m.read_number desc limit 500) present
       group by unread`,
      [roomId, this.connections.deadline()],
    );
  }

  async members(roomId: number, { before, limit }: Window): Promise<Page<RoomMemberRow>> {
    const rows = await this.em.execute<RoomMemberRow[]>(
      `select m.member_id as id, m.admin_since is not null as "isAdmin", ${AUTHOR_COLUMNS}, ${isOnline('m.member_id')} as "isOnline" from chat_member m ${authorJoins('m.member_id')}
       where m.room_id = ? and m.left_at is null and author.deleted_at is null and m.member_id < ? order by m.member_id desc limit ?`,
      [this.connections.deadline(), roomId, before, limit + 1],
    );
    return Page.of(rows, limit);
  }

  /** The room of two, made when there is none. @returns its id */
  async solo(memberId: number, otherId: number, at: Date): Promise<number> {
    const pair = [Math.min(memberId, otherId), Math.max(memberId, otherId)];
    await this.em.execute(
      `insert into chat_room (kind, low_member_id, high_member_id, active_at, created_at) values ('solo', ?, ?, ?, ?)
       on conflict (low_member_id, high_member_id) do nothing`,
      [...pair, at, at],
    );
    const rooms = await this.em.execute<{ id: number }[]>(
      'select id from chat_room where low_member_id = ? and high_member_id = ?',
      pair,
    );
    const { id } = onlyRow(rooms);
    // In the same order from both sides: two who open it at once would else wait for each other.
    await this.em.execute(
      `insert into chat_member (room_id, member_id, joined_at, is_listed) values (?, ?, ?, ?), (?, ?, ?, ?)
       on conflict (room_id, member_id) do update set is_listed = chat_member.is_listed or excluded.is_listed`,
      pair.flatMap((one) => [id, one, at, one === memberId]),
    );
    return id;
  }

  /** The group of a key, made with its first member. @returns its id */
  async group(
    group: { key: string; kind: Exclude<RoomKind, 'solo' | 'members'>; name: string },
    at: Date,
  ): Promise<number> {
    await this.em.execute(
      `insert into chat_room (kind, group_key, name, active_at, created_at) values (?, ?, ?, ?, ?) on conflict (group_key) do nothing`,
      [group.kind, group.key, group.name, at, at],
    );
    return (await this.findGroup(group.key)) ?? 0;
  }

  /** Undefined for a group that nobody has been in yet. */
  async findGroup(key: string): Promise<number | undefined> {
    const [room] = await this.em.execute<{ id: number }[]>(
      'select id from chat_room where group_key = ?',
      [key],
    );
    return room?.id;
  }

  /** What was said before is not theirs. Who left comes back only `again`. */
  async join(
    roomId: number,
    memberId: number,
    { at, again }: { at: Date; again: boolean },
  ): Promise<void> {
    const returning = `update set left_at = null, joined_at = excluded.joined_at, from_number = excluded.from_number,
      from_message_id = excluded.from_message_id, read_number = excluded.read_number where chat_member.left_at is not null`;
    await this.em.execute(
      `with joined as (
         insert into chat_member (room_id, member_id, joined_at, from_number, from_message_id, read_number)
         select r.id, ?, ?, r.message_count, coalesce(r.last_message_id, 0), r.message_count from chat_room r where r.id = ?
         on conflict (room_id, member_id) do ${again ? returning : 'nothing'} returning room_id)
       update chat_room r set member_count = member_count + 1 from joined where r.id = joined.room_id`,
      [memberId, at, roomId],
    );
  }

  async leave(roomId: number, memberId: number, at: Date): Promise<void> {
    await this.em.execute(
      `with gone as (update chat_member set left_at = ?, admin_since = null where room_id = ? and member_id = ? and left_at is null returning room_id)
       update chat_room r set member_count = member_count - 1 from gone where r.id = gone.room_id`,
      [at, roomId, memberId],
    );
  }

  /** @returns whether anything was unread */
  async markRead(roomId: number, memberId: number, number: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'update chat_member set read_number = ? where room_id = ? and member_id = ? and read_number < ? returning room_id',
      [number, roomId, memberId, number],
    );
    return rows.length > 0;
  }

  /** The groups of members, for their sockets. */
  async groupsOf(memberIds: readonly number[]): Promise<{ memberId: number; roomId: number }[]> {
    return this.em.execute(
      `select m.member_id as "memberId", m.room_id as "roomId" from chat_member m join chat_room r on r.id = m.room_id
       where m.member_id = any(?::bigint[]) and m.left_at is null and r.kind <> 'solo'`,
      [arrayOf(memberIds)],
    );
  }

  /** With whom somebody talks in twos, the latest first. */
  async partnersOf(memberId: number, limit: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      `select ${PARTNER} as id from chat_member m join chat_room r on r.id = m.room_id
       where m.member_id = ? and r.kind = 'solo' and r.message_count > 0 order by r.active_at desc limit ?`,
      [memberId, limit],
    );
    return rows.map((row) => row.id);
  }

  async isMember(memberId: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select from account where id = ? and deleted_at is null and onboarding_step >= 2',
      [memberId],
    );
    return rows.length > 0;
  }
}
