import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Live, memberRoom } from '../../platform/sockets/live';
import { SocketRooms } from '../../platform/sockets/socket-rooms';
import { RoomRepository } from './room.repository';
import type { Seat } from './room.rows';

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

  /** In a group all but `but`; of two between whom a block is, only the member who acts. */
  tell(
    room: Pick<Seat, 'roomId' | 'partnerId'> & { readonly isClosed?: boolean },
    memberId: number,
    { name, payload }: { name: string; payload: unknown },
    but: readonly number[] = [],
  ): void {
    const { roomId, partnerId, isClosed } = room;
    if (partnerId === null)
      this.live.toRoom(socketRoom(roomId), name, payload, { but: but.map(memberRoom) });
    else this.live.toMembers(isClosed ? [memberId] : [memberId, partnerId], name, payload);
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
