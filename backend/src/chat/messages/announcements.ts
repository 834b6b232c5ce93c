import { Injectable } from '@nestjs/common';
import { toWire } from '../../wire/write';
import { ChatViews, categoryOf } from '../chat.views';
import { ChatLive } from '../chat-live';
import { RoomRepository } from '../rooms/room.repository';
import type { Membership } from '../rooms/room.rows';
import type { MessageRow } from './message.rows';

/** The event keeps the name that the apps know. */
const NEWS = 'update chat messages';

/** Tells those in a room what was said, taken back or read there. Always after the commit. */
@Injectable()
export class Announcements {
  constructor(
    private readonly live: ChatLive,
    private readonly rooms: RoomRepository,
    private readonly views: ChatViews,
  ) {}

  said(room: Membership, memberId: number, row: MessageRow): void {
    const message = toWire(this.views.message(row));
    this.live.tell(room, memberId, { name: NEWS, payload: { ...this.nameOf(room), message } });
  }

  /** After a message has come: each of those who are here learns how much of the room they have not read. */
  async counted({ roomId }: Membership): Promise<void> {
    for (const { unread, memberIds } of await this.rooms.unreadOfPresent(roomId))
      this.live.toMembers(memberIds, { name: 'unread', payload: { chatRoomId: roomId, unread } });
  }

  removed(room: Membership, memberId: number, deletedId: number): void {
    this.live.tell(room, memberId, { name: NEWS, payload: { ...this.nameOf(room), deletedId } });
  }

  /** The reader's other windows learn that nothing is unread, and the other one in a room of two what was seen. */
  read(
    room: Membership,
    memberId: number,
    { number, unread }: { number: number; unread: number },
  ): void {
    const chatRoomId = room.roomId;
    this.live.toMembers([memberId], { name: 'unread', payload: { chatRoomId, unread } });
    if (room.partnerId !== null)
      this.live.toMembers([room.partnerId], {
        name: 'seen',
        payload: { chatRoomId, memberId, number },
      });
  }

  private nameOf({ roomId, kind }: Membership) {
    return { chatRoomId: roomId, chatCategory: categoryOf(kind) };
  }
}
