import { Account } from '../../auth/account.entity';
import {
  columns,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { DeletionRequest } from '../deletion-request.entity';

const { id, proof, note, reason, tokenHash } = columns(
  DeletionRequest,
  'id',
  'proof',
  'note',
  'reason',
  'tokenHash',
);
const GIVES = {
  ...columns(DeletionRequest, 'id', 'memberId', 'name', 'email', 'phone', 'message', 'receivedAt'),
  ...columns(DeletionRequest, 'dueAt', 'closedAt', 'askedAt', 'provedAt', 'erasedAt', 'reason'),
  matchId: nullable(number),
  matchName: nullable(text),
  matchRole: nullable(columns(Account, 'role').role),
};
/** With the account of the address. */
const REQUEST = `select r.id, r.member_id as "memberId", r.name, r.email, r.phone, r.message, r.received_at as "receivedAt",
    r.due_at as "dueAt", r.closed_at as "closedAt", r.asked_at as "askedAt", r.proved_at as "provedAt",
    r.erased_at as "erasedAt", r.reason,
    match.id as "matchId", match.first_name || ' ' || match.last_name as "matchName", match.role as "matchRole"
  from deletion_request r
  left join account match on match.email_key = lower(normalize(r.email, nfkc)) and match.deleted_at is null`;

export const REQUEST_OF_ID = statement({
  takes: { id },
  gives: GIVES,
  sql: `${REQUEST} where r.id = :id`,
});
export type DeletionRequestRow = RowOf<typeof REQUEST_OF_ID>;

export const LOCK_REQUEST = statement({
  takes: { id },
  gives: { id },
  sql: 'select id from deletion_request where id = :id for update',
});

export const REQUESTS = statement({
  takes: { before: id, most: number },
  gives: GIVES,
  sql: `${REQUEST} where r.id < :before order by r.id desc limit :most`,
});

/** Unanswered requests received by `since`. */
export const REQUESTS_OPEN_SINCE = statement({
  takes: { before: id, most: number, since: time },
  gives: GIVES,
  sql: `${REQUEST} where r.id < :before and r.closed_at is null and r.received_at <= :since
    order by r.id desc limit :most`,
});

export const MARK_ASKED = statement({
  takes: { id, now: time },
  gives: {},
  sql: 'update deletion_request set asked_at = :now where id = :id',
});

export const KEEP_TOKEN = statement({
  takes: { id, tokenHash },
  gives: {},
  sql: 'update deletion_request set token_hash = :tokenHash where id = :id',
});

/** Pressing the button again keeps the first time. */
export const PROVE = statement({
  takes: { tokenHash, now: time, since: time },
  gives: { id },
  sql: `update deletion_request set proved_at = coalesce(proved_at, :now)
    where token_hash = :tokenHash and closed_at is null and asked_at > :since returning id`,
});

export const CLOSE_REQUEST = statement({
  takes: { id, now: time, reason },
  gives: {},
  sql: 'update deletion_request set closed_at = :now, reason = :reason, token_hash = null where id = :id',
});

export const NOTE_ERASED = statement({
  takes: { id, proof, note },
  gives: {},
  sql: 'update deletion_request set proof = :proof, note = :note where id = :id',
});

/** Closes all open requests from this address and removes who wrote them. */
export const FORGET_WRITER = statement({
  takes: { ...columns(DeletionRequest, 'email'), now: time },
  gives: {},
  sql: `update deletion_request set closed_at = :now, erased_at = :now, member_id = null, name = '', email = '', phone = null,
      message = '', token_hash = null
    where email = :email and closed_at is null`,
});
