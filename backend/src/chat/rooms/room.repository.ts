import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account, MEMBER_FROM_STEP } from '../../auth/account.entity';
import { Clock } from '../../platform/clock';
import { onlyRow } from '../../platform/database/only-row';
import { Connections } from '../../platform/sockets/connections';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import {
  ADD_GROUP,
  ADD_SOLO,
  GROUP,
  JOIN,
  JOIN_AGAIN,
  LEAVE,
  MARK_READ,
  SEAT_BOTH,
  SOLO,
} from './joining.sql';
import type { RoomKind, RoomMemberRow, RoomRow, Seat } from './room.rows';
import {
  APART_FROM_MESSAGE,
  APART_IN_GROUP,
  GROUPS_OF,
  MEMBERS_OF_ROOM,
  PARTNERS_OF,
  ROOMS,
  SEAT,
  UNREAD_IN_ROOM,
  UNREAD_OF_PRESENT,
  UNREAD_ROOMS,
} from './room.sql';

@Injectable()
export class RoomRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: Connections,
    private readonly clock: Clock,
  ) {}

  /** Rooms of a member, the latest activity first; `before` is the last room shown. */
  async page(memberId: number, { before, limit }: Window, only = 0): Promise<Page<RoomRow>> {
    const deadline = this.connections.deadline();
    const window = { before, only, deadline, now: this.clock.now(), most: limit + 1 };
    return Page.of(await ROOMS.rows(this.em, { memberId, ...window }), limit);
  }

  /** Undefined if the member is not in the room. */
  membership(memberId: number, roomId: number): Promise<Seat | undefined> {
    return SEAT.first(this.em, { memberId, roomId });
  }

  /** The rooms with unread messages, at most 500. */
  unread(memberId: number): Promise<{ roomId: number; unread: number }[]> {
    return UNREAD_ROOMS.rows(this.em, { memberId });
  }

  /** The unread messages of one member in one room. */
  async unreadIn(roomId: number, memberId: number): Promise<number> {
    return (await UNREAD_IN_ROOM.first(this.em, { roomId, memberId }))?.unread ?? 0;
  }

  /**
   * The members of a room who are connected, grouped by their number of unread messages; in a large
   * group, only the 500 who have read furthest.
   */
  unreadOfPresent(roomId: number): Promise<{ unread: number; memberIds: number[] }[]> {
    return UNREAD_OF_PRESENT.rows(this.em, { roomId, deadline: this.connections.deadline() });
  }

  /** As one of them sees them: without those across a block. */
  async members(
    viewerId: number,
    roomId: number,
    { before, limit }: Window,
  ): Promise<Page<RoomMemberRow>> {
    const deadline = this.connections.deadline();
    const window = { before, deadline, most: limit + 1 };
    return Page.of(await MEMBERS_OF_ROOM.rows(this.em, { viewerId, roomId, ...window }), limit);
  }

  /** The room of two members, created if there is none. @returns its id */
  async solo(memberId: number, otherId: number, at: Date): Promise<number> {
    const pair = { low: Math.min(memberId, otherId), high: Math.max(memberId, otherId) };
    await ADD_SOLO.rows(this.em, { ...pair, at });
    const { id: roomId } = onlyRow(await SOLO.rows(this.em, pair));
    const isLowListed = pair.low === memberId;
    const isHighListed = pair.high === memberId;
    await SEAT_BOTH.rows(this.em, { roomId, ...pair, at, isLowListed, isHighListed });
    return roomId;
  }

  /** The group with a key, created if there is none. @returns its id */
  async group(
    { key, kind, name }: { key: string; kind: Exclude<RoomKind, 'solo' | 'members'>; name: string },
    at: Date,
  ): Promise<number> {
    await ADD_GROUP.rows(this.em, { kind, groupKey: key, name, at });
    const id = await this.findGroup(key);
    if (id === undefined) throw new Error(`The group ${key} was not made.`);
    return id;
  }

  /** Undefined if nobody has joined the group yet. */
  async findGroup(groupKey: string): Promise<number | undefined> {
    return (await GROUP.first(this.em, { groupKey }))?.id;
  }

  /**
   * Earlier messages stay hidden from the new member. Members who have left only rejoin with
   * `again`.
   * @returns whether they were not in it before
   */
  async join(
    roomId: number,
    memberId: number,
    { at, again }: { at: Date; again: boolean },
  ): Promise<boolean> {
    return (
      (await (again ? JOIN_AGAIN : JOIN).first(this.em, { roomId, memberId, at })) !== undefined
    );
  }

  async leave(roomId: number, memberId: number, at: Date): Promise<void> {
    await LEAVE.rows(this.em, { roomId, memberId, at });
  }

  /** @returns whether anything was unread */
  async markRead(roomId: number, memberId: number, number: number): Promise<boolean> {
    return (await MARK_READ.first(this.em, { roomId, memberId, number })) !== undefined;
  }

  /** The groups of these members, which their sockets join. */
  groupsOf(memberIds: readonly number[]): Promise<{ memberId: number; roomId: number }[]> {
    return GROUPS_OF.rows(this.em, { memberIds });
  }

  /** The member's partners in rooms of two, latest activity first. */
  async partnersOf(memberId: number, limit: number): Promise<number[]> {
    const partners = await PARTNERS_OF.rows(this.em, { memberId, most: limit });
    return partners.map(({ id }) => id);
  }

  /** The members of a group who have a block with this one. */
  async apartIn(roomId: number, memberId: number): Promise<number[]> {
    return (await APART_IN_GROUP.rows(this.em, { roomId, memberId })).map(({ id }) => id);
  }

  /** The members of its group who have a block with the sender of a message, or of its quote. */
  async apartFrom(messageId: number): Promise<number[]> {
    return (await APART_FROM_MESSAGE.rows(this.em, { id: messageId })).map(({ id }) => id);
  }

  async isMember(id: number): Promise<boolean> {
    const member = { id, deletedAt: null, onboardingStep: { $gte: MEMBER_FROM_STEP } };
    return (await this.em.count(Account, member)) > 0;
  }
}
