import { Injectable } from '@nestjs/common';
import type { Actor } from '../../wire/access';
import { toWire } from '../../wire/write';
import type { Reaction } from '../reactions.rules';
import { ChatLive } from '../rooms/chat-live';
import { RoomRepository } from '../rooms/room.repository';
import type { Seat } from '../rooms/room.rows';
import { categoryOf } from '../rooms/room.views';
import type { ShownMessage } from './message.rows';
import { MessageViews } from './message.views';
import { MessageChangesRepository } from './message-changes.repository';
import { ShownMessages } from './shown-messages';

/** The event name used by the apps. */
const NEWS = 'update chat messages';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

/** Announces in a room what was said, deleted or read. Always called after the commit. */
@Injectable()
export class Announcements {
  constructor(
    private readonly live: ChatLive,
    private readonly rooms: RoomRepository,
    private readonly views: MessageViews,
    private readonly shown: ShownMessages,
    private readonly changes: MessageChangesRepository,
  ) {}

  /**
   * Sends the whole message to each member as they see it: with their own reaction, and with the
   * shared case if they may see it.
   */
  async said(room: Seat, actor: Viewer, row: ShownMessage): Promise<void> {
    const apart = room.partnerId === null ? await this.rooms.apartFrom(row.id) : [];
    await this.saidTo(room, actor, row, apart);
    for (const memberId of apart) {
      const folded = await this.shown.read({ memberId, isAdmin: false }, row.id);
      this.live.toMembers([memberId], this.newsOf(room, folded));
    }
  }

  /** To all but those who have a block with its sender, who get it folded. */
  private async saidTo(room: Seat, actor: Viewer, row: ShownMessage, apart: readonly number[]) {
    const isOneForAll = row.reactions.length === 0 && row.sharedPostId === null;
    if (isOneForAll) this.live.tell(room, actor.memberId, this.newsOf(room, row), apart);
    else if (room.partnerId !== null)
      await this.saidInTwo(
        room,
        row,
        room.isClosed ? [actor.memberId] : [actor.memberId, room.partnerId],
      );
    else await this.saidInGroup(room, actor, row, apart);
  }

  private async saidInTwo(room: Seat, row: ShownMessage, memberIds: number[]) {
    for (const memberId of memberIds) {
      const own = await this.shown.read({ memberId, isAdmin: false }, row.id);
      this.live.toMembers([memberId], this.newsOf(room, own));
    }
  }

  /**
   * A shared case is only sent to the message's sender: the others fetch the message, and get the
   * case if they may see it.
   */
  private async saidInGroup(
    room: Seat,
    actor: Viewer,
    row: ShownMessage,
    apart: readonly number[],
  ): Promise<void> {
    const withMine = (mine: Reaction | null) => ({
      ...row,
      shared: null,
      reactions: row.reactions.map((one) => ({ ...one, mine: one.reaction === mine })),
    });
    this.live.tell(room, actor.memberId, this.newsOf(room, withMine(null)), apart);
    const reactors = (await this.changes.reactorsOf(row.id)).filter(
      ({ memberId }) => !apart.includes(memberId),
    );
    for (const { reaction } of row.reactions) {
      const own = reactors.filter((one) => one.reaction === reaction);
      this.live.toMembers(
        own.map(({ memberId }) => memberId),
        this.newsOf(room, withMine(reaction)),
      );
    }
    if (row.shared) this.live.toMembers([actor.memberId], this.newsOf(room, row));
  }

  removed(room: Seat, memberId: number, deletedId: number): void {
    this.live.tell(room, memberId, { name: NEWS, payload: { ...this.nameOf(room), deletedId } });
  }

  /**
   * Tells the reader's other windows that the room is read, and the other member in a room of two
   * what was seen.
   */
  read(room: Seat, memberId: number, { number, unread }: { number: number; unread: number }): void {
    const chatRoomId = room.roomId;
    this.live.toMembers([memberId], { name: 'unread', payload: { chatRoomId, unread } });
    if (room.partnerId !== null && !room.isClosed)
      this.live.toMembers([room.partnerId], {
        name: 'seen',
        payload: { chatRoomId, memberId, number },
      });
  }

  private newsOf(room: Seat, row: ShownMessage) {
    const message = toWire(this.views.message(row));
    return { name: NEWS, payload: { ...this.nameOf(room), message } };
  }

  private nameOf({ roomId, kind }: Seat) {
    return { chatRoomId: roomId, chatCategory: categoryOf(kind) };
  }
}
