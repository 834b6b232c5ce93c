import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Blocks } from '../../connections/blocks/blocks';
import { Clock } from '../../platform/clock';
import { ProfileRepository } from '../../profiles/profile.repository';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import type { Page } from '../../wire/reply';
import { ChatLive } from './chat-live';
import { WOMEN_IN_SURGERY } from './groups';
import { OwnGroupsService } from './own-groups.service';
import { RoomRepository } from './room.repository';
import type { RoomMemberRow, RoomRow, Seat } from './room.rows';

/** A member's rooms: lists them and their members, opens and leaves them. */
@Injectable()
export class RoomsService {
  constructor(
    private readonly em: EntityManager,
    private readonly rooms: RoomRepository,
    private readonly ownGroups: OwnGroupsService,
    private readonly profiles: ProfileRepository,
    private readonly blocks: Blocks,
    private readonly live: ChatLive,
    private readonly clock: Clock,
  ) {}

  list(actor: Actor, window: Window, only?: number): Promise<Page<RoomRow>> {
    return this.rooms.page(actor.memberId, window, only);
  }

  /**
   * Returns the same room whichever of the two opens it.
   * @throws Refusal for oneself, an unknown member and one who has blocked the actor
   */
  async openSolo(actor: Actor, otherId: number): Promise<number> {
    if (otherId === actor.memberId) throw new Refusal('chat.with-oneself');
    if (!(await this.rooms.isMember(otherId))) throw new Refusal('not-found');
    if (await this.blocks.isShutOut(actor.memberId, otherId)) throw new Refusal('not-found');
    return this.em.transactional(() => this.rooms.solo(actor.memberId, otherId, this.clock.now()));
  }

  /** @throws Refusal `not-found` for anyone not in the room, or shut out of it by a block */
  async demand(memberId: number, roomId: number): Promise<Seat> {
    const membership = await this.rooms.membership(memberId, roomId);
    if (!membership?.isEntered) throw new Refusal('not-found');
    return membership;
  }

  async members(actor: Actor, roomId: number, window: Window): Promise<Page<RoomMemberRow>> {
    await this.demand(actor.memberId, roomId);
    return this.rooms.members(actor.memberId, roomId, window);
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
    return rooms.map(({ roomId, unread }) => ({ roomId, unread }));
  }

  /** Announces that a member is typing. @throws Refusal `not-found` for anyone not in the room */
  async type(actor: Actor, roomId: number): Promise<void> {
    const { memberId } = actor;
    const room = await this.demand(memberId, roomId);
    const but = room.partnerId === null ? await this.rooms.apartIn(roomId, memberId) : [];
    const payload = { chatRoomId: roomId, memberId };
    this.live.tell(room, memberId, { name: 'typing', payload }, but);
  }
}
