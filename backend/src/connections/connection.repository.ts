import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account, MEMBER_FROM_STEP } from '../auth/account.entity';
import { Clock } from '../platform/clock';
import { timeOf } from '../platform/database/columns';
import { LOCK } from '../platform/database/lock.sql';
import { onlyRow } from '../platform/database/only-row';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { Connection } from './connection.entity';
import {
  BETWEEN,
  type BetweenRow,
  COUNT_WAITING,
  type ConnectionList,
  type ConnectionRow,
  PAGES,
  TOWARDS,
} from './connection-records.sql';
import type { ConnectionState } from './connection-state.rules';

/** A connection request, which may have been accepted. */
export interface ConnectionRecord {
  readonly id: number;
  readonly senderId: number;
  readonly receiverId: number;
  readonly askedAt: Date;
  readonly acceptedAt: Date | null;
}

/** The connection of two members as one of them sees it. */
export interface Between {
  readonly state: ConnectionState;
  readonly record: ConnectionRecord | undefined;
}

@Injectable()
export class ConnectionRepository {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Serialises changes between two members, until the end of the transaction. */
  async lock(one: number, other: number): Promise<void> {
    const pair = `connection ${Math.min(one, other)} ${Math.max(one, other)}`;
    await LOCK.rows(this.em, { name: pair });
  }

  async between(viewerId: number, otherId: number): Promise<Between> {
    return betweenOf(await BETWEEN.first(this.em, { viewerId, otherId }), viewerId);
  }

  /**
   * Like `between`, with the other member's number of connections (at most 501) and of mutual ones;
   * undefined if there is no such member.
   */
  async towards(
    viewerId: number,
    otherId: number,
  ): Promise<(Between & { connections: number; mutual: number }) | undefined> {
    const row = await TOWARDS.first(this.em, { viewerId, otherId });
    if (!row) return undefined;
    const { connections, mutual } = row;
    return { ...betweenOf(row, viewerId), connections, mutual };
  }

  /** Finds a record only for its sender or receiver. */
  findOf(memberId: number, id: number): Promise<ConnectionRecord | null> {
    return this.em.findOne(
      Connection,
      { id, $or: [{ senderId: memberId }, { receiverId: memberId }] },
      { disableIdentityMap: true },
    );
  }

  /**
   * Whether this is a member to connect with: onboarded, and neither deleted nor deactivated.
   */
  async isMember(id: number): Promise<boolean> {
    const members = await this.em.count(Account, {
      id,
      deletedAt: null,
      deactivatedAt: null,
      onboardingStep: { $gte: MEMBER_FROM_STEP },
    });
    return members > 0;
  }

  add(senderId: number, receiverId: number): Promise<number> {
    return this.em.insert(Connection, { senderId, receiverId, askedAt: this.clock.now() });
  }

  async accept(id: number): Promise<void> {
    const acceptedAt = this.clock.now();
    await this.em.nativeUpdate(Connection, { id, acceptedAt: null }, { acceptedAt });
  }

  async remove(id: number): Promise<void> {
    await this.em.nativeDelete(Connection, { id });
  }

  async page(
    memberId: number,
    list: ConnectionList,
    { before, limit }: Window,
  ): Promise<Page<ConnectionRow>> {
    return Page.of(await PAGES[list].rows(this.em, { memberId, before, most: limit + 1 }), limit);
  }

  /** The number of requests waiting for this member's answer, at most 100. */
  async countWaiting(memberId: number): Promise<number> {
    return onlyRow(await COUNT_WAITING.rows(this.em, { memberId })).waiting;
  }
}

function recordOf(row: NonNullable<BetweenRow['record']>): ConnectionRecord {
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
