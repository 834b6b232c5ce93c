import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentifierKind } from '../../identifiers/finding.rules';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import { Outbox } from '../../platform/outbox/outbox';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { messageSent } from '../chat.signals';
import type { Membership } from '../rooms/room.rows';
import type { MessageKind, MessageRow, MessageWindow } from './message.rows';
import { EARLIER_MESSAGES, LATER_MESSAGES, MESSAGE, MESSAGES_HOLDING } from './message.sql';
import {
  ADD_MESSAGE,
  BURY_MESSAGE,
  LAST_MESSAGE_OF,
  MESSAGE_FACTS,
  SENT_BEFORE,
  WAITING_FOR_MESSAGE,
} from './sent-message.sql';

export interface NewMessage {
  readonly senderId: number;
  /** The same for every retry of a message. */
  readonly clientId: string;
  readonly kind: MessageKind;
  readonly text: string;
  readonly assetId: number | null;
  /** The digest of the file that was sent, in hex. */
  readonly digest: string | null;
  /** The message of the same room to which it replies. */
  readonly replyToId: number | null;
  readonly sharedPostId: number | null;
  /** The kinds of identifiers that its sender confirmed. */
  readonly keptFindings: readonly IdentifierKind[];
}

/**
 * Delays the notification: a member who has the room open reads the message in the meantime and is
 * not notified.
 */
const UNREAD_AFTER_MS = 5_000;

export type MessageFacts = RowOf<typeof MESSAGE_FACTS>;

@Injectable()
export class MessageRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Adds a message to a room, in one statement with its count and, in a room of two, the job that
   * notifies the other member after `UNREAD_AFTER_MS`.
   * @returns it as its sender sees it; undefined if it was stored before
   */
  add({ roomId, partnerId }: Membership, message: NewMessage): Promise<MessageRow | undefined> {
    const at = this.clock.now();
    return ADD_MESSAGE.first(this.em, {
      ...message,
      viewerId: message.senderId,
      roomId,
      at,
      isInTwo: partnerId !== null,
      notifyAt: new Date(at.getTime() + UNREAD_AFTER_MS),
      ...this.outbox.part(messageSent),
    });
  }

  /** The message already stored under this client id, if any. */
  sentBefore(senderId: number, clientId: string): Promise<RowOf<typeof SENT_BEFORE> | undefined> {
    return SENT_BEFORE.first(this.em, { senderId, clientId });
  }

  async read(id: number, viewerId: number): Promise<MessageRow> {
    const row = await MESSAGE.first(this.em, { id, viewerId, at: this.clock.now() });
    if (!row) throw new Error('The message was not stored.');
    return row;
  }

  /** Oldest first within the page. */
  async page(
    viewerId: number,
    { roomId, fromNumber, fromMessageId }: Membership,
    { before, after, limit }: MessageWindow,
  ): Promise<Page<MessageRow>> {
    const messages = after === undefined ? EARLIER_MESSAGES : LATER_MESSAGES;
    const rows = await messages.rows(this.em, {
      viewerId,
      at: this.clock.now(),
      roomId,
      fromNumber,
      before,
      after: Math.max(after ?? 0, fromMessageId),
      most: limit + 1,
    });
    const page = Page.of(rows, limit);
    return after === undefined
      ? new Page([...page.items].reverse(), page.nextBefore)
      : new Page(page.items, null);
  }

  /** Messages of a room that contain words starting with each of these words, latest first. */
  async search(
    viewerId: number,
    { roomId, fromNumber }: Membership,
    words: string,
    { before, limit }: Window,
  ): Promise<Page<MessageRow>> {
    const rows = await MESSAGES_HOLDING.rows(this.em, {
      viewerId,
      at: this.clock.now(),
      roomId,
      fromNumber,
      words,
      before,
      most: limit + 1,
    });
    return Page.of(rows, limit);
  }

  /** Undefined if the member may not see it. */
  find(memberId: number, id: number): Promise<MessageFacts | undefined> {
    return MESSAGE_FACTS.first(this.em, { memberId, id, now: this.clock.now() });
  }

  /** The members of its room who have not read it yet; undefined once it is deleted. */
  waitingFor(id: number): Promise<RowOf<typeof WAITING_FOR_MESSAGE> | undefined> {
    return WAITING_FOR_MESSAGE.first(this.em, { id });
  }

  /** Deletes the contents of a message, its reactions and marks; the row stays in its place. */
  async bury(id: number, at: Date): Promise<void> {
    await BURY_MESSAGE.rows(this.em, { id, at });
  }

  /** The member's last message in a room. */
  async lastOf(senderId: number, roomId: number): Promise<number | undefined> {
    return (await LAST_MESSAGE_OF.first(this.em, { senderId, roomId }))?.id;
  }
}
