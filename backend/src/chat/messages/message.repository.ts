import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { IdentifierKind } from '../../identifiers/finding.rules';
import { Clock } from '../../platform/clock';
import type { RowOf } from '../../platform/database/statement';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
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

export type MessageFacts = RowOf<typeof MESSAGE_FACTS>;

@Injectable()
export class MessageRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** The next message of a room, which the caller has locked. @returns its id, undefined when it was stored before */
  async add(room: Membership, message: NewMessage, at: Date): Promise<number | undefined> {
    const added = await ADD_MESSAGE.first(this.em, { ...message, roomId: room.roomId, at });
    return added?.id;
  }

  /** What was stored under a client's id before. */
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
      ...{ viewerId, at: this.clock.now(), roomId, fromNumber },
      ...{ before, after: Math.max(after ?? 0, fromMessageId), most: limit + 1 },
    });
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
    const rows = await MESSAGES_HOLDING.rows(this.em, {
      ...{ viewerId, at: this.clock.now(), roomId, fromNumber },
      ...{ words, before, most: limit + 1 },
    });
    return Page.of(rows, limit);
  }

  /** Only what the member may see. */
  find(memberId: number, id: number): Promise<MessageFacts | undefined> {
    return MESSAGE_FACTS.first(this.em, { memberId, id, now: this.clock.now() });
  }

  /** Who is in its room and has not read it yet; undefined once it is gone. */
  waitingFor(id: number): Promise<RowOf<typeof WAITING_FOR_MESSAGE> | undefined> {
    return WAITING_FOR_MESSAGE.first(this.em, { id });
  }

  /** The words are gone, with what they carried and what others answered without words; the place stays. */
  async bury(id: number, at: Date): Promise<void> {
    await BURY_MESSAGE.rows(this.em, { id, at });
  }

  /** The last message of somebody in a room. */
  async lastOf(senderId: number, roomId: number): Promise<number | undefined> {
    return (await LAST_MESSAGE_OF.first(this.em, { senderId, roomId }))?.id;
  }
}
