import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { RoomRepository } from '../rooms/room.repository';
import { Announcements } from './announcements';
import { MESSAGE_WITH } from './sent-message.sql';
import { ShownMessages } from './shown-messages';

/** Files of messages that others did not see before. */
@Injectable()
export class ReleasedFiles {
  constructor(
    private readonly em: EntityManager,
    private readonly rooms: RoomRepository,
    private readonly shown: ShownMessages,
    private readonly announcements: Announcements,
  ) {}

  /** Sends a message again, to open pages as well, once its file may be seen. */
  async announce(assetId: number): Promise<void> {
    const message = await MESSAGE_WITH.first(this.em, { assetId });
    if (!message) return;
    const sender = { memberId: message.senderId, isAdmin: false };
    const room = await this.rooms.membership(message.senderId, message.roomId);
    if (room)
      await this.announcements.said(room, sender, await this.shown.read(sender, message.id));
  }
}
