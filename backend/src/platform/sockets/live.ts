import { Injectable } from '@nestjs/common';
import { SocketServer } from './socket-server';

interface But {
  readonly but?: string | string[];
}

export const memberRoom = (memberId: number) => `member:${memberId}`;

/**
 * Tells members at once what happened, on whichever process their sockets are; the workers may, too. Call it after the commit:
 * it is a courtesy, never the truth, and whoever was away reads the truth when back. Payloads are written for the wire (`toWire`).
 */
@Injectable()
export class Live {
  constructor(private readonly server: SocketServer) {}

  toMember(memberId: number, event: string, payload: unknown): void {
    this.toMembers([memberId], event, payload);
  }

  toMembers(memberIds: readonly number[], event: string, payload: unknown): void {
    if (memberIds.length > 0) this.server.io.to(memberIds.map(memberRoom)).emit(event, payload);
  }

  /** To all sockets in a room, where there are too many members to name; but not to those that are in another one, too. */
  toRoom(room: string, event: string, payload: unknown, { but = [] }: But = {}): void {
    this.server.io.to(room).except(but).emit(event, payload);
  }

  /** All sockets of a member enter a room, on every process. */
  enter(memberId: number, room: string): void {
    this.server.io.in(memberRoom(memberId)).socketsJoin(room);
  }

  leave(memberId: number, room: string): void {
    this.server.io.in(memberRoom(memberId)).socketsLeave(room);
  }
}
