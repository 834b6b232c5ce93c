import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { LOCK } from '../../platform/database/lock.sql';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { ChatLive } from './chat-live';
import {
  ADD_OWN_GROUP,
  CONNECTED_AMONG,
  GROUPS_MADE_BY,
  IS_IN_GROUP,
  LOCK_OWN_GROUP,
  NAME_ADMIN,
  PASS_ROLE,
  RENAME_OWN_GROUP,
  SEAT_FIRST,
} from './own-groups.sql';
import { RoomRepository } from './room.repository';
import type { Seat } from './room.rows';

export const MOST_IN_GROUP = 200;
/** Groups that a member has made and is still in. */
const MOST_MADE = 50;
const TOO_MANY = `A group has at most ${MOST_IN_GROUP} members.`;

export interface NewGroup {
  readonly name: string;
  /** In addition to the creator. */
  readonly memberIds: readonly number[];
  readonly onlyAdminsAdd: boolean;
}

export interface GroupChanges {
  readonly name: string;
  readonly onlyAdminsAdd?: boolean | undefined;
}

/**
 * Groups created by members. The creator is its first admin; members can only add their own
 * connections.
 */
@Injectable()
export class OwnGroupsService {
  constructor(
    private readonly em: EntityManager,
    private readonly rooms: RoomRepository,
    private readonly live: ChatLive,
    private readonly clock: Clock,
  ) {}

  /** @returns the id of the group */
  async make(actor: Actor, { name, memberIds, onlyAdminsAdd }: NewGroup): Promise<number> {
    const others = [...new Set(memberIds)].filter((id) => id !== actor.memberId);
    if (others.length >= MOST_IN_GROUP) throw tooMany('members');
    await this.demandConnected(actor, others);
    const at = this.clock.now();
    const id = await this.em.transactional(async () => {
      await this.demandFewer(actor);
      const made = await ADD_OWN_GROUP.first(this.em, { name, onlyAdminsAdd, at });
      if (!made) throw new Error('The group was not stored.');
      const members = JSON.stringify([actor.memberId, ...others]);
      await SEAT_FIRST.rows(this.em, { roomId: made.id, makerId: actor.memberId, members, at });
      return made.id;
    });
    this.entered(id, [actor.memberId, ...others]);
    return id;
  }

  /** Locks what it counts: of several requests at once only one counts the last place. */
  private async demandFewer({ memberId }: Actor): Promise<void> {
    await LOCK.rows(this.em, { name: `groups made by ${memberId}` });
    const found = await GROUPS_MADE_BY.first(this.em, { memberId });
    if ((found?.made ?? 0) >= MOST_MADE)
      throw new Refusal('chat.too-many-groups', { values: { most: MOST_MADE } });
  }

  async change(actor: Actor, roomId: number, { name, ...rules }: GroupChanges): Promise<void> {
    await this.em.transactional(async () => {
      const group = await this.lock(actor, roomId, 'admin');
      const { onlyAdminsAdd = group.onlyAdminsAdd } = rules;
      await RENAME_OWN_GROUP.rows(this.em, { id: roomId, name, onlyAdminsAdd });
    });
    this.tell(roomId);
  }

  /** Has no effect for somebody who is already in the group. */
  async add(actor: Actor, roomId: number, memberId: number): Promise<void> {
    await this.em.transactional(async () => {
      const group = await this.lock(actor, roomId, 'adds');
      if (await IS_IN_GROUP.first(this.em, { roomId, memberId })) return;
      await this.demandConnected(actor, [memberId]);
      if (group.memberCount >= MOST_IN_GROUP) throw tooMany('memberId');
      await this.rooms.join(roomId, memberId, { at: this.clock.now(), again: true });
    });
    this.entered(roomId, [memberId]);
    this.tell(roomId);
  }

  /** Removing oneself means leaving. */
  async remove(actor: Actor, roomId: number, memberId: number): Promise<void> {
    await this.em.transactional(async () => {
      await this.lock(actor, roomId, memberId === actor.memberId ? 'member' : 'admin');
      if (!(await IS_IN_GROUP.first(this.em, { roomId, memberId }))) throw new Refusal('not-found');
      await this.rooms.leave(roomId, memberId, this.clock.now());
      await this.passRole([roomId]);
    });
    this.live.left(memberId, roomId);
    this.live.toMembers([memberId], roomChanged(roomId));
    this.tell(roomId);
  }

  async nameAdmin(actor: Actor, roomId: number, memberId: number): Promise<void> {
    await this.em.transactional(async () => {
      await this.lock(actor, roomId, 'admin');
      const named = await NAME_ADMIN.first(this.em, { roomId, memberId, at: this.clock.now() });
      if (!named) throw new Refusal('not-found');
    });
    this.tell(roomId);
  }

  /** Call this in the transaction in which an admin left. */
  async passRole(roomIds: readonly number[]): Promise<void> {
    await PASS_ROLE.rows(this.em, { rooms: JSON.stringify(roomIds), at: this.clock.now() });
  }

  /**
   * Locks the group's membership until the end of the transaction.
   * @throws Refusal 404 for anyone not in the group
   */
  private async lock(actor: Actor, roomId: number, right: 'member' | 'adds' | 'admin') {
    const group = await LOCK_OWN_GROUP.first(this.em, { id: roomId });
    const seat = group && (await this.rooms.membership(actor.memberId, roomId));
    if (!group || !seat) throw new Refusal('not-found');
    if (!may(seat, right)) throw new Refusal('chat.admins-only');
    return group;
  }

  /** @throws Refusal `not-found` for anyone not in the room */
  async demandMember({ memberId }: Actor, roomId: number): Promise<void> {
    if (!(await this.rooms.membership(memberId, roomId))) throw new Refusal('not-found');
  }

  private async demandConnected({ memberId }: Actor, ids: readonly number[]): Promise<void> {
    const found = await CONNECTED_AMONG.rows(this.em, { members: JSON.stringify(ids), memberId });
    if (found.length < ids.length) throw new Refusal('chat.not-connected');
  }

  private entered(roomId: number, memberIds: readonly number[]): void {
    for (const memberId of memberIds) this.live.entered(memberId, roomId);
    this.live.toMembers(memberIds, roomChanged(roomId));
  }

  private tell(roomId: number): void {
    this.live.tell({ roomId, partnerId: null }, 0, roomChanged(roomId));
  }
}

function may({ isAdmin, onlyAdminsAdd }: Seat, right: 'member' | 'adds' | 'admin'): boolean {
  return isAdmin || right === 'member' || (right === 'adds' && !onlyAdminsAdd);
}

/** The name or the members have changed: clients showing the room reload it. */
const roomChanged = (chatRoomId: number) => ({ name: 'room', payload: { chatRoomId } });

const tooMany = (field: string) => new Refusal('fields', { errors: { [field]: [TOO_MANY] } });
