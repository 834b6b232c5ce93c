import { Injectable } from '@nestjs/common';
import { Blocks } from '../../connections/blocks/blocks';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { RoomRepository } from '../rooms/room.repository';
import type { Membership } from '../rooms/room.rows';

/** Checks who may post in a room. */
@Injectable()
export class Welcome {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly blocks: Blocks,
  ) {}

  /**
   * @throws Refusal for anyone not in the room, or if one of two members has blocked the other or
   *   left
   */
  async demand(actor: Actor, roomId: number): Promise<void> {
    const room = await this.rooms.membership(actor.memberId, roomId);
    if (!room) throw new Refusal('not-found');
    await this.demandIn(actor, room);
  }

  /** The same for a known room. */
  async demandIn({ memberId }: Actor, { partnerId }: Membership): Promise<void> {
    if (partnerId === null) return;
    if (await this.blocks.between(memberId, partnerId)) throw new Refusal('chat.blocked');
    if (!(await this.rooms.isMember(partnerId))) throw new Refusal('chat.partner-gone');
  }
}
