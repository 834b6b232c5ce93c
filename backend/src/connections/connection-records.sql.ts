import { MEMBER_FROM_STEP } from '../auth/account.entity';
import type { DbTime } from '../platform/database/columns';
import { named } from '../platform/database/named';
import {
  columns,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  text,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { Connection } from './connection.entity';
import { MOST_CONNECTED, MOST_WAITING, mutualCount, WAITING } from './connection.sql';

const RECORD = columns(Connection, 'id', 'senderId', 'receiverId', 'askedAt', 'acceptedAt');
const RECORD_COLUMNS =
  'c.id, c.sender_id as "senderId", c.receiver_id as "receiverId", c.asked_at as "askedAt", c.accepted_at as "acceptedAt"';

interface Record {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly askedAt: DbTime;
  readonly acceptedAt: DbTime | null;
}

const PAIR = { viewerId: number, otherId: number };
const OF_PAIR = {
  blockers: json<readonly number[]>(),
  record: nullable(json<Record>()),
};
/** Looked up by the pair of ids, whichever of the two sent the request. */
const OF_PAIR_COLUMNS = `coalesce((select json_agg(b.blocker_id) from member_block b
    where (b.blocker_id = :viewerId and b.blocked_id = :otherId) or (b.blocker_id = :otherId and b.blocked_id = :viewerId)), '[]') as blockers,
  (select row_to_json(r) from (select ${RECORD_COLUMNS} from connection c
    where least(c.sender_id, c.receiver_id) = least(:viewerId::bigint, :otherId)
      and greatest(c.sender_id, c.receiver_id) = greatest(:viewerId::bigint, :otherId)) r) as record`;

/** Which of two members has blocked the other, and the record between them. */
export const BETWEEN = statement({
  takes: PAIR,
  gives: OF_PAIR,
  sql: `select ${OF_PAIR_COLUMNS}`,
});
export type BetweenRow = RowOf<typeof BETWEEN>;

/** One row per connection of a member, up to the maximum counted. Repeats `member`. */
export const connectedWith = (member: string) => {
  const end = (
    own: string,
    other: string,
  ) => `(select from connection c join account o on o.id = c.${other}
    where c.${own} = ${member} and c.accepted_at is not null and o.deleted_at is null order by c.id desc limit ${MOST_CONNECTED})`;
  return `${end('sender_id', 'receiver_id')} union all ${end('receiver_id', 'sender_id')} limit ${MOST_CONNECTED}`;
};

/** Like `BETWEEN`, with the other member's numbers of connections and mutual ones. */
export const TOWARDS = statement({
  takes: PAIR,
  gives: { ...OF_PAIR, connections: number, mutual: number },
  sql: `select ${OF_PAIR_COLUMNS},
      (select count(*) from (${connectedWith(':otherId')}) ends) as connections,
      ${mutualCount('cast(:viewerId as bigint)', 'account.id')} as mutual
    from account where id = :otherId and deleted_at is null and onboarding_step >= ${MEMBER_FROM_STEP}`,
});

export const COUNT_WAITING = statement({
  takes: { memberId: number },
  gives: { waiting: number },
  sql: `select count(*) as waiting from (${named(WAITING, [':memberId', String(MOST_WAITING)])}) requests`,
});

/**
 * Reads a page of sent and a page of received ones by index and merges them into one page, which is
 * as fast with ten thousand as with ten.
 */
const page = (filter: string) => {
  const end = (own: string, other: string) => `(select ${RECORD_COLUMNS}, c.${other} as other_id
    from connection c join account o on o.id = c.${other}
    where c.${own} = :memberId and c.id < :before and o.deleted_at is null ${filter} order by c.id desc limit :most)`;
  return statement({
    takes: { memberId: number, before: number, most: number },
    gives: { ...RECORD, other_id: RECORD.senderId, ...AUTHOR, ownSpeciality: text },
    sql: `select r.*, ${AUTHOR_COLUMNS}, coalesce((select speciality from profile where account_id = :memberId), '') as "ownSpeciality"
      from (${end('sender_id', 'receiver_id')} union all ${end('receiver_id', 'sender_id')} order by id desc limit :most) r
      ${authorJoins('r.other_id')} order by r.id desc`,
  });
};

export const PENDING_CONNECTIONS = page('and c.accepted_at is null');
export const ACCEPTED_CONNECTIONS = page('and c.accepted_at is not null');
export const ALL_CONNECTIONS = page('');
/** A record in a list, with the other member as author. */
export type ConnectionRow = RowOf<typeof ALL_CONNECTIONS>;

export const PAGES = {
  pending: PENDING_CONNECTIONS,
  connected: ACCEPTED_CONNECTIONS,
  all: ALL_CONNECTIONS,
};
export type ConnectionList = keyof typeof PAGES;
