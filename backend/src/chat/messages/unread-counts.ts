import { Injectable } from '@nestjs/common';
import { Log } from '../../platform/logging/log';
import { ChatLive } from '../rooms/chat-live';
import { RoomRepository } from '../rooms/room.repository';

const APART_MS = 300;

/**
 * Sends the unread count of a room to each member who is online: at once, and then at most every
 * 300 ms, so that a busy room costs hardly more than its messages. Each process does so for the
 * messages it has stored, and the last count sent is always of the latest message.
 */
@Injectable()
export class UnreadCounts {
  /** The rooms told within the last 300 ms, and whether a message came since. */
  private readonly told = new Map<number, { isDue: boolean }>();

  constructor(
    private readonly rooms: RoomRepository,
    private readonly live: ChatLive,
    private readonly log: Log,
  ) {}

  /** After a new message, or one that was deleted. */
  async changed(roomId: number): Promise<void> {
    const lately = this.told.get(roomId);
    if (lately) {
      lately.isDue = true;
      return;
    }
    this.told.set(roomId, { isDue: false });
    setTimeout(() => this.goOn(roomId), APART_MS).unref();
    await this.tell(roomId);
  }

  private goOn(roomId: number): void {
    const isDue = this.told.get(roomId)?.isDue;
    this.told.delete(roomId);
    if (isDue) void this.changed(roomId);
  }

  /** The message is stored and announced by now, so a failure here must not fail its sender. */
  private async tell(roomId: number): Promise<void> {
    try {
      for (const { unread, memberIds } of await this.rooms.unreadOfPresent(roomId))
        this.live.toMembers(memberIds, { name: 'unread', payload: { chatRoomId: roomId, unread } });
    } catch (error) {
      this.log.warn({ err: error }, 'unread counts could not be told');
    }
  }
}
