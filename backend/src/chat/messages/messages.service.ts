import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type NewReport, ReportsService } from '../../engagement/reports.service';
import { MediaService } from '../../media/media.service';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import { RoomRepository } from '../rooms/room.repository';
import type { Seat } from '../rooms/room.rows';
import { SharedCases } from '../shared-cases';
import { Announcements } from './announcements';
import { MessageRepository } from './message.repository';
import type { MessageKind, MessageWindow, ShownMessage } from './message.rows';
import { CHAT_MESSAGE } from './reported-messages';
import { searchQuery } from './search-words.rules';
import { type NewFile, SentFiles } from './sent-files';
import { type IdentifierTerms, SentWords } from './sent-words';
import { ShownMessages } from './shown-messages';
import { type Addressed, type Said, StoredMessages } from './stored-messages';
import { UnreadCounts } from './unread-counts';
import { Welcome } from './welcome';

export interface Conversation {
  readonly page: Page<ShownMessage>;
  /** The number up to which the member had read before this request. */
  readonly readNumber: number;
  /** The number up to which the other member has read, in a room of two. */
  readonly seenNumber: number | null;
}

export interface NewText extends IdentifierTerms {
  readonly text: string;
  /** The shared case. */
  readonly caseId?: number | undefined;
}

const NOT_OF_THIS_CHAT = 'Please reply to a message in this chat.';

/** The messages in rooms. A message is stored first and then announced. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly em: EntityManager,
    private readonly rooms: RoomRepository,
    private readonly messages: MessageRepository,
    private readonly stored: StoredMessages,
    private readonly shown: ShownMessages,
    private readonly cases: SharedCases,
    private readonly welcome: Welcome,
    private readonly files: SentFiles,
    private readonly media: MediaService,
    private readonly words: SentWords,
    private readonly reports: ReportsService,
    private readonly announcements: Announcements,
    private readonly unreadCounts: UnreadCounts,
    private readonly clock: Clock,
  ) {}

  /** A retry with the same client id stores nothing and returns the same message. */
  async send(actor: Actor, to: Addressed, { text, caseId, ...terms }: NewText) {
    const field = 'chatSendText';
    const keptFindings = await this.words.confirmedKinds(actor.memberId, { text, field, ...terms });
    if (caseId !== undefined && !(await this.cases.of(actor, [caseId])).has(caseId))
      throw new Refusal('not-found');
    const kind = caseId === undefined ? ('text' as const) : ('case' as const);
    const sharedPostId = caseId ?? null;
    return this.say(actor, to, {
      kind,
      text,
      keptFindings,
      sharedPostId,
      asset: null,
      digest: null,
    });
  }

  async sendFile(actor: Actor, to: Addressed, { file, ...sent }: NewFile): Promise<ShownMessage> {
    await this.demandSeat(actor, to.roomId);
    const before =
      to.clientId === undefined
        ? undefined
        : await this.messages.sentBefore(actor.memberId, to.clientId);
    if (before)
      return this.again(actor, to.roomId, {
        id: before.id,
        isSame: before.digest === file.sha256 && before.roomId === to.roomId,
      });
    const { caption: text } = sent;
    const { check, isConfirmed } = sent;
    const words = { text, field: 'caption', check, isConfirmed };
    const keptFindings = await this.words.confirmedKinds(actor.memberId, words);
    const { asset, isUndecided } = await this.files.accept(actor.memberId, { file, ...sent });
    const kind: MessageKind = asset.kind === 'image' ? 'image' : 'file';
    const digest = file.sha256;
    return this.say(actor, to, {
      kind,
      text,
      asset,
      isUndecided,
      digest,
      keptFindings,
      sharedPostId: null,
    });
  }

  private async say(actor: Actor, to: Addressed, said: Said): Promise<ShownMessage> {
    const room = await this.demandSeat(actor, to.roomId);
    await this.welcome.demandIn(actor, room);
    await this.demandInRoom(actor, to);
    const row = await this.stored.add(actor, room, { ...said, ...to });
    if (!row) return this.repeat(actor, to, said);
    const message = await this.stored.settled(actor, row, said);
    await this.announcements.said(room, actor, message);
    await this.unreadCounts.changed(room.roomId);
    return message;
  }

  /** A reply must be to a message in the same room that the member can see. */
  private async demandInRoom({ memberId }: Actor, { roomId, replyToId }: Addressed): Promise<void> {
    if (replyToId === undefined) return;
    const quoted = await this.messages.find(memberId, replyToId);
    if (quoted?.roomId !== roomId)
      throw new Refusal('fields', { errors: { replyTo: [NOT_OF_THIS_CHAT] } });
    if (quoted.isBlocked) throw new Refusal('chat.blocked');
  }

  private async repeat(
    actor: Actor,
    { roomId, clientId }: Addressed,
    { text, digest, sharedPostId }: Said,
  ) {
    const before = await this.messages.sentBefore(actor.memberId, clientId ?? '');
    if (!before) throw new Error('A message under a new id was not stored.');
    const isSame =
      before.roomId === roomId &&
      before.digest === digest &&
      (before.sharedPostId === sharedPostId || before.isDeleted) &&
      (before.text === text || before.isEdited || before.isDeleted);
    return this.again(actor, roomId, { id: before.id, isSame });
  }

  private async again(
    actor: Actor,
    roomId: number,
    { id, isSame }: { id: number; isSame: boolean },
  ): Promise<ShownMessage> {
    if (!isSame) throw new Refusal('request.key-reused');
    const message = await this.shown.read(actor, id);
    await this.announcements.said(await this.demandSeat(actor, roomId), actor, message);
    return message;
  }

  /**
   * Loading the latest messages, or those since the last one seen, marks the room as read up to
   * there.
   */
  async page(
    actor: Actor,
    roomId: number,
    { window, isSeen }: { window: MessageWindow; isSeen: boolean },
  ): Promise<Conversation> {
    const room = await this.demandEntered(actor, roomId);
    const found = await this.messages.page(actor.memberId, room, window);
    const page = new Page(await this.shown.of(actor, found.items), found.nextBefore);
    const last = page.items.at(-1)?.number ?? 0;
    if (isSeen && window.before === Number.MAX_SAFE_INTEGER) await this.markRead(actor, room, last);
    const seenNumber = room.partnerId === null ? null : room.seenNumber;
    return { page, readNumber: Math.max(room.readNumber, room.fromNumber), seenNumber };
  }

  private async markRead({ memberId }: Actor, room: Seat, number: number): Promise<void> {
    if (number <= room.readNumber || !(await this.rooms.markRead(room.roomId, memberId, number)))
      return;
    const isAll = number >= room.messageCount;
    const unread = isAll ? 0 : await this.rooms.unreadIn(room.roomId, memberId);
    this.announcements.read(room, memberId, { number, unread });
  }

  async search(
    actor: Actor,
    roomId: number,
    words: string,
    window: Window,
  ): Promise<Page<ShownMessage>> {
    const query = searchQuery(words);
    const room = await this.demandEntered(actor, roomId);
    if (query === '') return new Page<ShownMessage>([], null);
    const found = await this.messages.search(actor.memberId, room, query, window);
    return new Page(await this.shown.of(actor, found.items), found.nextBefore);
  }

  /** The sender deletes the message for everybody. */
  async remove(actor: Actor, roomId: number, messageId: number): Promise<void> {
    const room = await this.demandSeat(actor, roomId);
    const message = await this.messages.find(actor.memberId, messageId);
    if (!message || message.roomId !== roomId) throw new Refusal('not-found');
    if (message.senderId !== actor.memberId) throw new Refusal('chat.message-of-another');
    await this.em.transactional(async () => {
      await this.messages.bury(messageId, this.clock.now());
      if (message.assetId !== null) await this.media.letGo([message.assetId]);
    });
    this.announcements.removed(room, actor.memberId, messageId);
    await this.unreadCounts.changed(roomId);
  }

  async report(actor: Actor, messageId: number, report: NewReport): Promise<void> {
    await this.findToReport(actor, messageId);
    await this.em.transactional(() =>
      this.reports.report(actor.memberId, { kind: CHAT_MESSAGE, id: messageId }, report),
    );
  }

  /** @throws Refusal for anyone who cannot read it, and for its sender */
  async findToReport({ memberId }: Actor, messageId: number): Promise<void> {
    const message = await this.messages.find(memberId, messageId);
    if (!message || message.isDeleted) throw new Refusal('not-found');
    if (message.senderId === memberId) throw new Refusal('engagement.own-subject');
  }

  /** On a client's request, sends the last message of the room again to its members. */
  async announceLast(actor: Actor, roomId: number): Promise<void> {
    const room = await this.demandSeat(actor, roomId);
    const id = await this.messages.lastOf(actor.memberId, roomId);
    if (id !== undefined)
      await this.announcements.said(room, actor, await this.shown.read(actor, id));
  }

  /** Who was blocked in a room of two reads there no longer; who has blocked does. */
  private async demandEntered(actor: Actor, roomId: number): Promise<Seat> {
    const room = await this.demandSeat(actor, roomId);
    if (!room.isEntered) throw new Refusal('not-found');
    return room;
  }

  /** @throws Refusal `not-found` for anyone not in the room */
  async demandSeat({ memberId }: Actor, roomId: number): Promise<Seat> {
    const room = await this.rooms.membership(memberId, roomId);
    if (!room) throw new Refusal('not-found');
    return room;
  }
}
