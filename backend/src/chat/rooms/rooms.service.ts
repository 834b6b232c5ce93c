import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { ProfileRepository } from '../../profiles/profile.repository';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import type { Page } from '../../wire/reply';
import { ChatLive } from '../chat-live';
import { WOMEN_IN_SURGERY } from './groups';
import { OwnGroupsService } from './own-groups.service';
import { RoomRepository } from './room.repository';
import { type Membership, type RoomMemberRow, type RoomRow, unreadOf } from './room.rows';

/** A member's rooms: lists them and their members, opens and leaves them. */
@Injectable()
export class RoomsService {
  constructor(
    private readonly em: EntityManager,
    private readonly rooms: RoomRepository,
    private readonly ownGroups: OwnGroupsService,
    private readonly profiles: ProfileRepository,
    private readonly live: ChatLive,
    private readonly clock: Clock,
  ) {}

  list(actor: Actor, window: Window, only?: number): Promise<Page<RoomRow>> {
    return this.rooms.page(actor.memberId, window, only);
  }

  /**
   * Returns the same room whichever of the two opens it.
   * @throws Refusal for oneself or an unknown member
   */
  async openSolo(actor: Actor, otherId: number): Promise<number> {
    if (otherId === actor.memberId) throw new Refusal('chat.with-oneself');
    if (!(await this.rooms.isMember(otherId))) throw new Refusal('not-found');
    return this.em.transactional(() => this.rooms.solo(actor.memberId, otherId, this.clock.now()));
  }

  /** @throws Refusal `not-found` for anyone not in the room */
  async demand(memberId: number, roomId: number): Promise<Membership> {
    const membership = await this.rooms.membership(memberId, roomId);
    if (!membership) throw new Refusal('not-found');
    return membership;
  }

  async members(actor: Actor, roomId: number, window: Window): Promise<Page<RoomMemberRow>> {
    await this.demand(actor.memberId, roomId);
    return this.rooms.members(roomId, window);
  }

  /** Leaving is recorded: the member is only added again at their own request. */
  async leave(actor: Actor, roomId: number): Promise<void> {
    const { kind, groupKey } = await this.demand(actor.memberId, roomId);
    if (kind === 'solo') throw new Refusal('chat.no-group');
    if (kind === 'members') return this.ownGroups.remove(actor, roomId, actor.memberId);
    await this.em.transactional(async () => {
      if (groupKey === WOMEN_IN_SURGERY.key) await this.declineWomenGroup(actor);
      await this.rooms.leave(roomId, actor.memberId, this.clock.now());
    });
    this.live.left(actor.memberId, roomId);
  }

  /** Also updates the profile, so that saving it later does not add the member again. */
  private async declineWomenGroup({ memberId }: Actor): Promise<void> {
    const profile = await this.profiles.claim(memberId);
    profile.joinsWomenGroup = false;
  }

  async unread(actor: Actor): Promise<{ roomId: number; unread: number }[]> {
    const rooms = await this.rooms.unread(actor.memberId);
    return rooms.map((room) => ({ roomId: room.roomId, unread: unreadOf(room) }));
  }

  /** Announces that a member is typing. @throws Refusal `not-found` for anyone not in the room */
  async type(actor: Actor, roomId: number): Promise<void> {
    const room = await this.demand(actor.memberId, roomId);
    this.live.tell(room, actor.memberId, {
      name: 'typing',
      payload: { chatRoomId: roomId, memberId: actor.memberId },
    });
  }
}
