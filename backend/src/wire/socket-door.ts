import type { Server as HttpServer } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { Socket } from 'socket.io';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';
import { isOwnOrigin } from '../platform/http/origin';
import { Log } from '../platform/logging/log';
import { type Connection, Connections } from '../platform/sockets/connections';
import { memberRoom } from '../platform/sockets/live';
import { SocketRooms, WATCHED } from '../platform/sockets/socket-rooms';
import { SocketServer } from '../platform/sockets/socket-server';
import { Refusal } from '../refusal';
import type { Actor } from './access';
import { Callers } from './access.guard';
import { limitPackets } from './packet-limit';

const SOCKETS_OF_A_MEMBER = 10;
const WATCH_EVERY_MS = 2_000;
const REPORT_EVERY_MS = 10_000;

/** The member connected through a socket. */
export interface SocketData {
  readonly actor: Actor;
}

/** Authenticates sockets: only members can connect, and a socket ends with its session. */
@Injectable()
export class SocketDoor implements BeforeApplicationShutdown {
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly server: SocketServer,
    private readonly connections: Connections,
    private readonly callers: Callers,
    private readonly rooms: SocketRooms,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  open(http: HttpServer): void {
    const io = this.server.attach(http);
    limitPackets(io, this.clock);
    io.use((socket, next) => {
      this.admit(socket).then(
        () => next(),
        (error: unknown) => next(this.explain(error)),
      );
    });
    io.on('connection', (socket) => {
      socket.on('disconnect', () => this.forget(socket));
    });
    this.every(WATCH_EVERY_MS, () => this.endDeadSessions());
    this.every(REPORT_EVERY_MS, () => this.report());
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    if (this.timers.length > 0)
      await this.connections
        .end()
        .catch((error: unknown) => this.log.warn({ err: error }, 'sockets stay noted'));
  }

  /** Disconnects sockets whose session has ended; the clients must not reconnect. */
  async endDeadSessions(): Promise<void> {
    const sockets = this.sockets();
    if (sockets.length === 0) return;
    const living = await this.callers.living(sockets.map((socket) => actorOf(socket).sessionId));
    for (const socket of sockets)
      if (!living.has(actorOf(socket).sessionId)) socket.disconnect(true);
  }

  /** Reports this process's sockets, and corrects their rooms in case an event was lost. */
  async report(): Promise<void> {
    await this.connections.report(this.sockets().map(connectionOf));
    await this.putRoomsRight();
  }

  private async putRoomsRight(): Promise<void> {
    const sockets = this.sockets();
    const rooms = await this.rooms.roomsOf([
      ...new Set(sockets.map((socket) => actorOf(socket).memberId)),
    ]);
    for (const socket of sockets) await settle(socket, rooms.get(actorOf(socket).memberId) ?? []);
  }

  private async admit(socket: Socket): Promise<void> {
    const actor = await this.callerOf(socket);
    if (!actor) throw new Refusal('session.missing');
    if (actor.state === 'onboarding') throw new Refusal('onboarding.incomplete');
    socket.data = { actor } satisfies SocketData;
    const open = await this.connections.add(connectionOf(socket));
    if (open > SOCKETS_OF_A_MEMBER) {
      await this.connections.remove(socket.id);
      throw new Refusal('sockets.too-many');
    }
    await socket.join([
      memberRoom(actor.memberId),
      ...((await this.rooms.roomsOf([actor.memberId])).get(actor.memberId) ?? []),
    ]);
  }

  /**
   * `auth.token` takes precedence; the browser's cookie only counts together with our own Origin.
   */
  private async callerOf({ handshake }: Socket): Promise<Actor | undefined> {
    const token: unknown = handshake.auth['token'];
    const headers =
      typeof token === 'string' && token !== ''
        ? { authorization: `Bearer ${token}` }
        : { ...handshake.headers, 'page-of': handshake.auth['pageOf'] as string | undefined };
    const actor = await this.callers.find({ headers } as Pick<Request, 'headers'>);
    if (actor?.by === 'cookie' && !isOwnOrigin({ headers }, this.settings))
      throw new Refusal('request.foreign-origin');
    if (actor?.owesSecondStep) throw new Refusal('auth.second-step-owed');
    return actor;
  }

  private explain(error: unknown): Error {
    if (!(error instanceof Refusal)) this.log.error({ err: error }, 'a socket could not be opened');
    const refusal = error instanceof Refusal ? error : new Refusal('service.unavailable');
    return Object.assign(new Error(refusal.message), {
      data: { code: refusal.code, msg: refusal.message },
    });
  }

  private forget(socket: Socket): void {
    this.connections
      .remove(socket.id)
      .catch((error: unknown) =>
        this.log.warn({ err: error }, 'a closed socket stays noted for a while'),
      );
  }

  private sockets(): Socket[] {
    return [...this.server.io.of('/').sockets.values()];
  }

  private every(milliseconds: number, work: () => Promise<void>): void {
    let isRunning = false;
    const run = async () => {
      if (isRunning) return;
      isRunning = true;
      await work().catch((error: unknown) =>
        this.log.warn({ err: error }, 'the sockets could not be looked after'),
      );
      isRunning = false;
    };
    this.timers.push(setInterval(run, milliseconds).unref());
  }
}

export const actorOf = (socket: Pick<Socket, 'data'>): Actor => (socket.data as SocketData).actor;

function connectionOf(socket: Socket): Connection {
  const { memberId, sessionId } = actorOf(socket);
  return { socketId: socket.id, memberId, sessionId };
}

async function settle(socket: Socket, rooms: string[]): Promise<void> {
  const own = new Set([socket.id, memberRoom(actorOf(socket).memberId), ...rooms]);
  for (const room of socket.rooms)
    if (!own.has(room) && !room.startsWith(WATCHED)) await socket.leave(room);
  for (const room of own) if (!socket.rooms.has(room)) await socket.join(room);
}
