import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MEMBER_FROM_STEP } from '../auth/account.entity';
import { Clock } from '../platform/clock';
import { type DbTime, timeOf } from '../platform/database/columns';
import type { AuthorRow } from '../profiles/author';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import {
  CONNECTED,
  type ConnectionList,
  connectedParams,
  MOST_WAITING,
  pageParams,
  pageSql,
  RECORD_COLUMNS,
  WAITING,
} from './connection.sql';
import type { ConnectionState } from './connection-state.rules';

/** A record of the graph: asked for, perhaps accepted. */
export interface ConnectionRecord {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly askedAt: Date;
  readonly acceptedAt: Date | null;
}

/** A record as lists show it, with the member at its other end as author. */
export interface ConnectionRow extends AuthorRow {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly askedAt: DbTime;
  readonly acceptedAt: DbTime | null;
  readonly ownSpeciality: string;
}

/** Two members as one of them sees it. */
export interface Between {
  readonly state: ConnectionState;
  readonly record: ConnectionRecord | undefined;
}

const PAIR =
  'least(c.sender_id, c.receiver_id) = least(?::bigint, ?) and greatest(c.sender_id, c.receiver_id) = greatest(?::bigint, ?)';
type RecordRow = Omit<ConnectionRecord, 'askedAt' | 'acceptedAt'> & {
  askedAt: DbTime;
  acceptedAt: DbTime | null;
};

interface BetweenRow {
  readonly blockers: readonly number[];
  readonly record: RecordRow | null;
}

const BETWEEN = `coalesce((select json_agg(b.blocker_id) from member_block b
    where (b.blocker_id = ? and b.blocked_id = ?) or (b.blocker_id = ? and b.blocked_id = ?)), '[]') as blockers,
  (select row_to_json(r) from (select ${RECORD_COLUMNS} from connection c where ${PAIR}) r) as record`;
const betweenParams = (one: number, other: number) => [
  one,
  other,
  other,
  one,
  one,
  other,
  one,
  other,
];

@Injectable()
export class ConnectionRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** What two members do to each other happens one after another, to the end of the transaction. */
  async lock(one: number, other: number): Promise<void> {
    const pair = `connection ${Math.min(one, other)} ${Math.max(one, other)}`;
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [pair]);
  }

  async between(viewerId: number, otherId: number): Promise<Between> {
    const [row] = await this.em.execute<BetweenRow[]>(
      `select ${BETWEEN}`,
      betweenParams(viewerId, otherId),
    );
    return betweenOf(row, viewerId);
  }

  /** The same with how many the other one is connected with, at most 501; undefined where there is no such member. */
  async towards(
    viewerId: number,
    otherId: number,
  ): Promise<(Between & { connections: number }) | undefined> {
    const [row] = await this.em.execute<(BetweenRow & { connections: number })[]>(
      `select ${BETWEEN}, (select count(*) from (${CONNECTED}) ends) as connections
       from account where id = ? and deleted_at is null and onboarding_step >= ?`,
      [...betweenParams(viewerId, otherId), ...connectedParams(otherId), otherId, MEMBER_FROM_STEP],
    );
    return row && { ...betweenOf(row, viewerId), connections: row.connections };
  }

  /** One that this member has a part in. */
  async findOf(memberId: number, id: number): Promise<ConnectionRecord | undefined> {
    const [row] = await this.em.execute<RecordRow[]>(
      `select ${RECORD_COLUMNS} from connection c where c.id = ? and (c.sender_id = ? or c.receiver_id = ?)`,
      [id, memberId, memberId],
    );
    return row && recordOf(row);
  }

  /** Whether there is somebody to connect with: a member who has not left, and whose account is not deactivated. */
  async isMember(id: number): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      'select from account where id = ? and deleted_at is null and deactivated_at is null and onboarding_step >= ?',
      [id, MEMBER_FROM_STEP],
    );
    return rows.length > 0;
  }

  async add(senderId: number, receiverId: number): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      'insert into connection (sender_id, receiver_id, asked_at) values (?, ?, ?) returning id',
      [senderId, receiverId, this.clock.now()],
    );
    if (!row) throw new Error('The request was not stored.');
    return row.id;
  }

  async accept(id: number): Promise<void> {
    await this.em.execute(
      'update connection set accepted_at = ? where id = ? and accepted_at is null',
      [this.clock.now(), id],
    );
  }

  async remove(id: number): Promise<void> {
    await this.em.execute('delete from connection where id = ?', [id]);
  }

  async page(
    memberId: number,
    list: ConnectionList,
    { before, limit }: Window,
  ): Promise<Page<ConnectionRow>> {
    return Page.of(
      await this.em.execute<ConnectionRow[]>(pageSql(list), pageParams(memberId, before, limit)),
      limit,
    );
  }

  /** How many wait for this member's answer, at most 100. */
  async countWaiting(memberId: number): Promise<number> {
    const [row] = await this.em.execute<{ waiting: number }[]>(
      `select count(*) as waiting from (${WAITING}) requests`,
      [memberId, MOST_WAITING],
    );
    return row?.waiting ?? 0;
  }
}

function recordOf(row: RecordRow): ConnectionRecord {
  return { ...row, askedAt: timeOf(row.askedAt), acceptedAt: timeOf(row.acceptedAt) };
}

function betweenOf(row: BetweenRow | undefined, viewerId: number): Between {
  const { blockers, record: found } = row ?? { blockers: [], record: null };
  if (blockers.includes(viewerId)) return { state: 'blocked', record: undefined };
  if (blockers.length > 0) return { state: 'barred', record: undefined };
  const record = found ? recordOf(found) : undefined;
  return { state: stateIn(record, viewerId), record };
}

function stateIn(record: ConnectionRecord | undefined, viewerId: number): ConnectionState {
  if (!record) return 'none';
  if (record.acceptedAt) return 'connected';
  return record.senderId === viewerId ? 'sent' : 'received';
}
