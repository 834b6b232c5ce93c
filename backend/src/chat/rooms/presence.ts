import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Log } from '../../platform/logging/log';
import { Connections } from '../../platform/sockets/connections';
import { ChatLive } from './chat-live';
import { RoomRepository } from './room.repository';

/** Longer than loading another page takes, during which the socket is closed. */
const GRACE_MS = 5_000;
const PARTNERS = 200;

/** Tells a member's chat partners when the member goes online or offline. */
@Injectable()
export class Presence implements OnModuleInit {
  constructor(
    private readonly connections: Connections,
    private readonly rooms: RoomRepository,
    private readonly live: ChatLive,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.connections.onPresence((memberId, isOnline) => {
      this.changed(memberId, isOnline).catch((error: unknown) =>
        this.log.warn({ err: error }, 'presence could not be told'),
      );
    });
  }

  private async changed(memberId: number, isOnline: boolean): Promise<void> {
    if (!isOnline) {
      await pause(GRACE_MS, undefined, { ref: false });
      if ((await this.connections.onlineAmong([memberId])).has(memberId)) return;
    }
    const partners = await this.rooms.partnersOf(memberId, PARTNERS);
    this.live.toMembers(partners, { name: 'presence', payload: { memberId, online: isOnline } });
  }
}
