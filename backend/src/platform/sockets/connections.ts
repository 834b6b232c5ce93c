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

/** A process that said nothing for this long is dead, and so are its sockets. */
const DEAD_AFTER_MS = 30_000;

/** Whether a member has a socket open somewhere, for lists. `column` holds the member's id; takes the `deadline`. */
export function isOnline(column: string): string {
  return `exists (select from open_socket os join socket_process op on op.id = os.process_id where os.member_id = ${column} and op.seen_at > ?)`;
}

export interface Connection {
  readonly socketId: string;
  readonly memberId: number;
  readonly sessionId: number;
}

type PresenceListener = (memberId: number, isOnline: boolean) => void;

/** Who is connected, on all processes together. */
@Injectable()
export class Connections {
  private readonly processId = randomUUID();
  private readonly listeners: PresenceListener[] = [];

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Hears of members whose first socket opened or whose last one closed. */
  onPresence(listener: PresenceListener): void {
    this.listeners.push(listener);
  }

  /** @returns how many sockets the member has now */
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

  /** Which of these members have a socket open somewhere? */
  async onlineAmong(memberIds: readonly number[]): Promise<Set<number>> {
    if (memberIds.length === 0) return new Set();
    const rows = await ONLINE_AMONG.rows(this.em, { memberIds, deadline: this.deadline() });
    return new Set(rows.map((row) => row.member_id));
  }

  /** Says that this process lives and which sockets it has, and forgets processes that died. */
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

  /** This process leaves: its sockets go with it. */
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

  /** Takes part in `isOnline`: processes that were heard of after it live. */
  deadline(): Date {
    return new Date(this.clock.now().getTime() - DEAD_AFTER_MS);
  }
}
