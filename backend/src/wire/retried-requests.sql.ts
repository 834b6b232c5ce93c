import {
  boolean,
  columns,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { RetriedRequest } from './retried-request.entity';

const NAME = columns(RetriedRequest, 'memberId', 'key');
const KEY = columns(RetriedRequest, 'key');
const HOLDER = { holder: columns(RetriedRequest, 'heldBy').heldBy };
const NAMED = 'member_id = :memberId and key = :key';

/** A key that was not renewed for this long is free: the process holding it has died. */
const HELD = `clock_timestamp() + interval '10 seconds'`;
const WAIT = `clock_timestamp() + interval '10 seconds'`;
const IS_ABANDONED = `status is null and coalesce(held_until, '-infinity') < clock_timestamp()`;
const LIVING = 'select w from unnest(waits) w where w > clock_timestamp()';

/**
 * Returns no row while another request holds the key, or a response not older than `oldest` is
 * stored.
 */
export const CLAIM_KEY = statement({
  takes: { ...NAME, ...HOLDER, fingerprint: text, now: time, oldest: time },
  gives: KEY,
  sql: `insert into retried_request as r (member_id, key, fingerprint, created_at, held_by, held_until)
    values (:memberId, :key, :fingerprint, :now, :holder, ${HELD})
    on conflict (member_id, key) do update set fingerprint = excluded.fingerprint, created_at = excluded.created_at, status = null,
      reply = null, held_by = excluded.held_by, held_until = excluded.held_until, waits = '{}'
    where r.created_at < :oldest or (r.status is null and coalesce(r.held_until, '-infinity') < clock_timestamp()) returning key`,
});

export const KEYED = statement({
  takes: NAME,
  gives: {
    ...columns(RetriedRequest, 'fingerprint', 'status'),
    reply: nullable(json<object>()),
    isAbandoned: boolean,
  },
  sql: `select fingerprint, status, reply, ${IS_ABANDONED} as "isAbandoned" from retried_request where ${NAMED}`,
});

/** Returns no row if `most` requests are waiting already. */
export const QUEUE_FOR_KEY = statement({
  takes: { ...NAME, most: number },
  gives: KEY,
  sql: `update retried_request set waits = array(${LIVING}) || (${WAIT})
    where ${NAMED} and status is null and (select count(*) from (${LIVING}) waiting) < :most returning key`,
});

export const RENEW_KEY = statement({
  takes: { ...NAME, ...HOLDER },
  gives: KEY,
  sql: `update retried_request set held_until = ${HELD} where ${NAMED} and held_by = :holder returning key`,
});

export const RELEASE_KEY = statement({
  takes: { ...NAME, ...HOLDER },
  gives: KEY,
  sql: `delete from retried_request where ${NAMED} and held_by = :holder and status is null returning key`,
});

/** Returns no row if another request has taken over the key. */
export const KEEP_REPLY = statement({
  takes: { ...NAME, ...HOLDER, ...columns(RetriedRequest, 'status'), reply: json<string>() },
  gives: KEY,
  sql: `update retried_request set status = :status, reply = :reply::jsonb, held_by = null, held_until = null, waits = '{}'
    where ${NAMED} and held_by = :holder returning key`,
});
