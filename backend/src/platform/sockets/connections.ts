import { randomUUID } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { arrayOf } from '../database/columns';

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
    const [row] = await this.em.execute<{ before: number }[]>(
      `with process as (insert into socket_process (id, seen_at) values (?, ?) on conflict (id) do update set seen_at = excluded.seen_at),
         opened as (insert into open_socket (id, process_id, member_id, session_id, opened_at) values (?, ?, ?, ?, ?))
       select count(*)::int as before from open_socket s join socket_process p on p.id = s.process_id where s.member_id = ? and p.seen_at > ?`,
      [
        this.processId,
        this.clock.now(),
        socketId,
        this.processId,
        memberId,
        sessionId,
        this.clock.now(),
        memberId,
        this.deadline(),
      ],
    );
    const before = row?.before ?? 0;
    if (before === 0) this.tell([memberId], true);
    return before + 1;
  }

  async remove(socketId: string): Promise<void> {
    const gone = await this.em.execute<{ member_id: number }[]>(
      'delete from open_socket where id = ? returning member_id',
      [socketId],
    );
    await this.tellWhoLeft(gone.map((row) => row.member_id));
  }

  /** Which of these members have a socket open somewhere? */
  async onlineAmong(memberIds: readonly number[]): Promise<Set<number>> {
    if (memberIds.length === 0) return new Set();
    const rows = await this.em.execute<{ member_id: number }[]>(
      `select distinct s.member_id from open_socket s join socket_process p on p.id = s.process_id
       where s.member_id = any(?::bigint[]) and p.seen_at > ?`,
      [arrayOf(memberIds), this.deadline()],
    );
    return new Set(rows.map((row) => row.member_id));
  }

  /** Says that this process lives and which sockets it has, and forgets processes that died. */
  async report(open: readonly Connection[]): Promise<void> {
    const now = this.clock.now();
    await this.em.execute(
      'insert into socket_process (id, seen_at) values (?, ?) on conflict (id) do update set seen_at = excluded.seen_at',
      [this.processId, now],
    );
    await this.em.execute(
      `insert into open_socket (id, process_id, member_id, session_id, opened_at)
       select s.id, ?, s.member_id, s.session_id, ? from jsonb_to_recordset(?::jsonb) as s (id text, member_id bigint, session_id bigint)
       on conflict (id) do nothing`,
      [
        this.processId,
        now,
        JSON.stringify(
          open.map((one) => ({
            id: one.socketId,
            member_id: one.memberId,
            session_id: one.sessionId,
          })),
        ),
      ],
    );
    const gone = await this.em.execute<{ member_id: number }[]>(
      `delete from open_socket s using socket_process p where p.id = s.process_id
         and (p.seen_at <= ? or (p.id = ? and s.opened_at <= ? and s.id <> all(?::text[]))) returning s.member_id`,
      [this.deadline(), this.processId, this.deadline(), arrayOf(open.map((one) => one.socketId))],
    );
    await this.em.execute('delete from socket_process where seen_at <= ?', [this.deadline()]);
    await this.tellWhoLeft(gone.map((row) => row.member_id));
  }

  /** This process leaves: its sockets go with it. */
  async end(): Promise<void> {
    await this.em.execute('delete from socket_process where id = ?', [this.processId]);
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
