import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import type { RowOf } from '../../platform/database/statement';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Page } from '../../wire/reply';
import { RoomRepository } from '../rooms/room.repository';
import { EDITABLE_MS } from './editing.rules';
import type { ShownMessage } from './message.rows';
import { MessageChangesService } from './message-changes.service';
import { PINS_AROUND } from './message-pins.sql';
import { type ChatPlace, MessagePlaces } from './message-places';
import { Welcome } from './welcome';

/** With its writer. */
export type PinAround = RowOf<typeof PINS_AROUND>;

/** Lists and moves the marks of messages, for members allowed to (contract, section 29). */
@Injectable()
export class MessagePins {
  constructor(
    private readonly em: EntityManager,
    private readonly rooms: RoomRepository,
    private readonly changes: MessageChangesService,
    private readonly places: MessagePlaces,
    private readonly welcome: Welcome,
    private readonly clock: Clock,
  ) {}

  /** @throws Refusal 403 for anyone but the sender, 409 after 15 minutes */
  async move(actor: Actor, id: number, places: readonly ChatPlace[]): Promise<ShownMessage> {
    const message = await this.changes.demandReadable(actor, id);
    if (message.senderId !== actor.memberId) throw new Refusal('chat.message-not-yours');
    const age = this.clock.now().getTime() - timeOf(message.createdAt).getTime();
    if (age >= EDITABLE_MS || message.isHidden) throw new Refusal('chat.mark-settled');
    await this.welcome.demand(actor, message.roomId);
    await this.em.transactional(() => this.places.move(id, places));
    return this.changes.tell(actor, message);
  }

  /**
   * The marks of a message and those of others in its file, the oldest first.
   * @throws Refusal `not-found` for who does not see the message
   */
  async around(
    actor: Actor,
    id: number,
    { after, limit }: { readonly after: number; readonly limit: number },
  ): Promise<Page<PinAround>> {
    const { memberId } = actor;
    const { roomId, isBlocked } = await this.changes.demandReadable(actor, id);
    const room = await this.rooms.membership(memberId, roomId);
    // In a room of two who has blocked reads on; in a group neither reads the other.
    if (!room?.isEntered || (isBlocked && room.kind !== 'solo')) throw new Refusal('not-found');
    const window = { after, most: limit + 1, now: this.clock.now() };
    const rows = await PINS_AROUND.rows(this.em, { messageId: id, memberId, ...window });
    const items = rows.slice(0, limit);
    return new Page(items, rows.length > limit ? (items.at(-1)?.id ?? null) : null);
  }
}
