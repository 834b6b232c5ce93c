import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import {
  CLOSE_SOCKET,
  FORGET_SOCKETS,
  HOLD_SOCKETS,
  ONLINE_AMONG,
  OPEN_SOCKET,
  SAY_ALIVE,
} from './connections.sql';
import { SocketProcess } from './socket-process.entity';

/** A process that has not reported for this long is considered dead, together with its sockets. */
const DEAD_AFTER_MS = 30_000;

/**
 * SQL condition for lists: whether a member has a socket open anywhere. `column` holds the member's
 * id; its one parameter is `deadline()`.
 */
export function isOnline(column: string): string {
  return `exists (select from open_socket os join socket_process op on op.id = os.process_id where os.member_id = ${column} and op.seen_at > ?)`;
}

export interface Connection {
  readonly socketId: string;
  readonly memberId: number;
  readonly sessionId: number;
}

type PresenceListener = (memberId: number, isOnline: boolean) => void;

/** Who is connected, across all processes. */
@Injectable()
export class Connections {
  private readonly processId = randomUUID();
  private readonly listeners: PresenceListener[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Called when a member's first socket opens or the last one closes. */
  onPresence(listener: PresenceListener): void {
    this.listeners.push(listener);
  }

  /** @returns how many sockets the member now has */
  async add({ socketId, memberId, sessionId }: Connection): Promise<number> {
    const row = await OPEN_SOCKET.first(this.em, {
      processId: this.processId,
      socketId,
      memberId,
      sessionId,
      now: this.clock.now(),
      deadline: this.deadline(),
    });
    const before = row?.before ?? 0;
    if (before === 0) this.tell([memberId], true);
    return before + 1;
  }

  async remove(socketId: string): Promise<void> {
    const gone = await CLOSE_SOCKET.rows(this.em, { socketId });
    await this.tellWhoLeft(gone.map((row) => row.member_id));
  }

  /** Those of these members who have a socket open on any process. */
  async onlineAmong(memberIds: readonly number[]): Promise<Set<number>> {
    if (memberIds.length === 0) return new Set();
    const rows = await ONLINE_AMONG.rows(this.em, { memberIds, deadline: this.deadline() });
    return new Set(rows.map((row) => row.member_id));
  }

  /** Reports that this process is alive and which sockets it has, and removes dead processes. */
  async report(open: readonly Connection[]): Promise<void> {
    const { processId } = this;
    const [now, deadline] = [this.clock.now(), this.deadline()];
    await SAY_ALIVE.rows(this.em, { processId, now });
    const held = open.map(({ socketId, memberId, sessionId }) => ({
      id: socketId,
      member_id: memberId,
      session_id: sessionId,
    }));
    await HOLD_SOCKETS.rows(this.em, { processId, now, open: JSON.stringify(held) });
    const gone = await FORGET_SOCKETS.rows(this.em, {
      processId,
      deadline,
      open: open.map(({ socketId }) => socketId),
    });
    await this.em.nativeDelete(SocketProcess, { seenAt: { $lte: deadline } });
    await this.tellWhoLeft(gone.map((row) => row.member_id));
  }

  /** Removes this process, and with it its sockets, at shutdown. */
  async end(): Promise<void> {
    await this.em.nativeDelete(SocketProcess, { id: this.processId });
  }

  private async tellWhoLeft(memberIds: number[]): Promise<void> {
    if (memberIds.length === 0) return;
    const online = await this.onlineAmong(memberIds);
    this.tell(
      memberIds.filter((id) => !online.has(id)),
      false,
    );
  }

  private tell(memberIds: number[], isOnline: boolean): void {
    for (const memberId of new Set(memberIds))
      for (const listener of this.listeners) listener(memberId, isOnline);
  }

  /** The parameter of `isOnline`: processes that have reported since then are alive. */
  deadline(): Date {
    return new Date(this.clock.now().getTime() - DEAD_AFTER_MS);
  }
}
