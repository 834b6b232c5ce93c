import { Injectable } from '@nestjs/common';

/** Prefix of the rooms that a socket joins for its open pages. */
export const WATCHED = 'watch:';

/** Tells which rooms the sockets of members belong in. Each domain with rooms registers one. */
export interface RoomKeeper {
  roomsOf(memberIds: readonly number[]): Promise<Map<number, string[]>>;
}

/** Rooms that sockets join automatically. */
@Injectable()
export class SocketRooms {
  private readonly keepers: RoomKeeper[] = [];

  register(keeper: RoomKeeper): void {
    this.keepers.push(keeper);
  }

  async roomsOf(memberIds: readonly number[]): Promise<Map<number, string[]>> {
    const answers = await Promise.all(this.keepers.map((keeper) => keeper.roomsOf(memberIds)));
    return new Map(memberIds.map((id) => [id, answers.flatMap((answer) => answer.get(id) ?? [])]));
  }
}
