import { Injectable } from '@nestjs/common';
import { SocketServer } from './socket-server';

interface But {
  readonly but?: string | string[];
}

export const memberRoom = (memberId: number) => `member:${memberId}`;

/**
 * Sends events to members at once, whichever process their sockets are on; can be called from the
 * workers, too. Call it after the commit. Delivery is not guaranteed: clients that were offline
 * fetch the current state when they reconnect. Payloads must be in wire format (`toWire`).
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

  /**
   * To all sockets in a room, for when there are too many members to list; except those that are
   * also in one of the `but` rooms.
   */
  toRoom(room: string, event: string, payload: unknown, { but = [] }: But = {}): void {
    this.server.io.to(room).except(but).emit(event, payload);
  }

  /** Adds all sockets of a member to a room, on every process. */
  enter(memberId: number, room: string): void {
    this.server.io.in(memberRoom(memberId)).socketsJoin(room);
  }

  leave(memberId: number, room: string): void {
    this.server.io.in(memberRoom(memberId)).socketsLeave(room);
  }
}
