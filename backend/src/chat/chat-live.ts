import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Live } from '../platform/sockets/live';
import { SocketRooms } from '../platform/sockets/socket-rooms';
import { RoomRepository } from './rooms/room.repository';
import type { Membership } from './rooms/room.rows';

const socketRoom = (roomId: number) => `chat:${roomId}`;

/**
 * Sends events to the members of a room: individually in a room of two, by socket room in a group.
 */
@Injectable()
export class ChatLive implements OnModuleInit {
  constructor(
    private readonly live: Live,
    private readonly sockets: SocketRooms,
    private readonly rooms: RoomRepository,
  ) {}

  onModuleInit(): void {
    this.sockets.register({ roomsOf: (memberIds) => this.roomsOf(memberIds) });
  }

  tell(
    room: Pick<Membership, 'roomId' | 'partnerId'>,
    memberId: number,
    event: { name: string; payload: unknown },
  ): void {
    if (room.partnerId === null)
      this.live.toRoom(socketRoom(room.roomId), event.name, event.payload);
    else this.live.toMembers([memberId, room.partnerId], event.name, event.payload);
  }

  toMembers(memberIds: readonly number[], event: { name: string; payload: unknown }): void {
    this.live.toMembers(memberIds, event.name, event.payload);
  }

  entered(memberId: number, roomId: number): void {
    this.live.enter(memberId, socketRoom(roomId));
  }

  left(memberId: number, roomId: number): void {
    this.live.leave(memberId, socketRoom(roomId));
  }

  private async roomsOf(memberIds: readonly number[]): Promise<Map<number, string[]>> {
    const found = new Map<number, string[]>();
    for (const { memberId, roomId } of memberIds.length === 0
      ? []
      : await this.rooms.groupsOf(memberIds))
      found.set(memberId, [...(found.get(memberId) ?? []), socketRoom(roomId)]);
    return found;
  }
}
