import { columns, ids, json, number, statement, texts, time } from '../database/statement';
import { OpenSocket } from './open-socket.entity';
import { SocketProcess } from './socket-process.entity';

const { processId, memberId, sessionId } = columns(
  OpenSocket,
  'processId',
  'memberId',
  'sessionId',
);
const socketId = columns(OpenSocket, 'id').id;
const MEMBER = { member_id: memberId };
const ALIVE = `insert into socket_process (id, seen_at) values (:processId, :now)
  on conflict (id) do update set seen_at = excluded.seen_at`;

/** Inserts an open socket. `before` is the number of sockets the member already had open. */
export const OPEN_SOCKET = statement({
  takes: { processId, socketId, memberId, sessionId, now: time, deadline: time },
  gives: { before: number },
  sql: `with process as (${ALIVE}),
      opened as (insert into open_socket (id, process_id, member_id, session_id, opened_at)
        values (:socketId, :processId, :memberId, :sessionId, :now))
    select count(*)::int as before from open_socket s join socket_process p on p.id = s.process_id
    where s.member_id = :memberId and p.seen_at > :deadline`,
});

export const CLOSE_SOCKET = statement({
  takes: { socketId },
  gives: MEMBER,
  sql: 'delete from open_socket where id = :socketId returning member_id',
});

export const ONLINE_AMONG = statement({
  takes: { memberIds: ids, deadline: time },
  gives: MEMBER,
  sql: `select distinct s.member_id from open_socket s join socket_process p on p.id = s.process_id
    where s.member_id = any(:memberIds::bigint[]) and p.seen_at > :deadline`,
});

export const SAY_ALIVE = statement({
  takes: { processId: columns(SocketProcess, 'id').id, now: time },
  gives: {},
  sql: ALIVE,
});

/** Inserts the sockets that are missing. */
export const HOLD_SOCKETS = statement({
  takes: { processId, now: time, open: json<string>() },
  gives: {},
  sql: `insert into open_socket (id, process_id, member_id, session_id, opened_at)
    select s.id, :processId, s.member_id, s.session_id, :now
    from jsonb_to_recordset(:open::jsonb) as s (id text, member_id bigint, session_id bigint)
    on conflict (id) do nothing`,
});

/** Deletes the sockets of dead processes, and those this process no longer has. */
export const FORGET_SOCKETS = statement({
  takes: { processId, deadline: time, open: texts },
  gives: MEMBER,
  sql: `delete from open_socket s using socket_process p where p.id = s.process_id
      and (p.seen_at <= :deadline or (p.id = :processId and s.opened_at <= :deadline and s.id <> all(:open::text[])))
    returning s.member_id`,
});
