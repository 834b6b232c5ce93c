import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { timeOf } from '../../platform/database/columns';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Reaction } from '../reactions.rules';
import { RoomRepository } from '../rooms/room.repository';
import { Announcements } from './announcements';
import { EDITABLE_MS } from './editing.rules';
import { type MessageFacts, MessageRepository } from './message.repository';
import type { ShownMessage } from './message.rows';
import { MessageChangesRepository } from './message-changes.repository';
import { type IdentifierTerms, SentWords } from './sent-words';
import { ShownMessages } from './shown-messages';
import { Welcome } from './welcome';

/** Edits of and reactions to messages. */
@Injectable()
export class MessageChangesService {
  constructor(
    private readonly rooms: RoomRepository,
    private readonly messages: MessageRepository,
    private readonly changes: MessageChangesRepository,
    private readonly shown: ShownMessages,
    private readonly words: SentWords,
    private readonly welcome: Welcome,
    private readonly announcements: Announcements,
    private readonly clock: Clock,
  ) {}

  /**
   * For a file, changes the caption.
   * @throws Refusal 403 for anyone but the sender, 409 after 15 minutes
   */
  async edit(
    actor: Actor,
    messageId: number,
    { text, ...terms }: IdentifierTerms & { text: string },
  ): Promise<ShownMessage> {
    const message = await this.demandReadable(actor, messageId);
    if (message.senderId !== actor.memberId) throw new Refusal('chat.message-not-yours');
    const at = this.clock.now();
    const sentAfter = new Date(at.getTime() - EDITABLE_MS);
    const isOpen = timeOf(message.createdAt) > sentAfter && !message.isHidden;
    if (!isOpen || message.kind === 'case') throw new Refusal('chat.not-editable');
    await this.welcome.demand(actor, message.roomId);
    const kinds = await this.words.confirmedKinds(actor.memberId, {
      text,
      field: 'text',
      ...terms,
    });
    if (!(await this.changes.edit(messageId, { text, kinds }, { at, sentAfter })))
      throw new Refusal('chat.not-editable');
    return this.tell(actor, message);
  }

  /** One reaction per member; null removes it, which is always possible. */
  async react(actor: Actor, messageId: number, reaction: Reaction | null): Promise<ShownMessage> {
    const message = await this.demandReadable(actor, messageId);
    if (reaction && message.isBlocked) throw new Refusal('chat.blocked');
    if (reaction) await this.welcome.demand(actor, message.roomId);
    const name = { messageId, memberId: actor.memberId };
    if (!(await this.changes.react(name, reaction, this.clock.now())))
      throw new Refusal('not-found');
    return this.tell(actor, message);
  }

  /** Sends the message as it is now to who has the room open. */
  async tell(
    actor: Actor,
    { id, roomId }: Pick<MessageFacts, 'id' | 'roomId'>,
  ): Promise<ShownMessage> {
    const message = await this.shown.read(actor, id);
    const room = await this.rooms.membership(actor.memberId, roomId);
    if (room) await this.announcements.said(room, actor, message);
    return message;
  }

  /** @throws Refusal `not-found` for anyone who cannot read it */
  async demandReadable({ memberId }: Actor, messageId: number): Promise<MessageFacts> {
    const message = await this.messages.find(memberId, messageId);
    const isHidden = message?.isHidden === true && message.senderId !== memberId;
    if (!message || message.isDeleted || isHidden) throw new Refusal('not-found');
    return message;
  }
}
