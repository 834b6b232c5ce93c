import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Outbox } from '../platform/outbox/outbox';
import { ConnectedMembers } from '../profiles/connected-members';
import { type Reason, Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import { Blocks } from './blocks/blocks';
import { type Between, type ConnectionRecord, ConnectionRepository } from './connection.repository';
import type { ConnectionList, ConnectionRow } from './connection-records.sql';
import {
  type ConnectionAction,
  type ConnectionRefusal,
  type ConnectionState,
  outcomeOf,
} from './connection-state.rules';
import { connectionAccepted, connectionRequested } from './connections.signals';

/**
 * The connection between two members after an action, and the id of its record, if there is one.
 */
export interface ConnectionStatus {
  readonly state: ConnectionState;
  readonly connectionId: number | undefined;
}

const REASONS: Readonly<Record<ConnectionRefusal, Reason>> = {
  none: 'not-found',
  'asked-before': 'connections.asked-before',
  'connected-before': 'connections.connected-before',
  'own-request': 'connections.own-request',
  'you-blocked': 'connections.you-blocked',
  impossible: 'connections.impossible',
};

/** Connections between members: every change goes through `act`. */
@Injectable()
export class ConnectionsService implements ConnectedMembers {
  constructor(
    private readonly em: EntityManager,
    private readonly connections: ConnectionRepository,
    private readonly blocks: Blocks,
    private readonly outbox: Outbox,
  ) {}

  /**
   * If each asks the other, they become connected.
   * @throws Refusal if there is no such member, or the state does not allow it
   */
  ask(actor: Actor, memberId: number): Promise<ConnectionStatus> {
    return this.act(actor, memberId, 'ask');
  }

  /** @throws Refusal `not-found` for anyone but the two members */
  async demandOwn({ memberId }: Actor, connectionId: number): Promise<void> {
    if (!(await this.connections.findOf(memberId, connectionId))) throw new Refusal('not-found');
  }

  /** @throws Refusal `not-found`, also if the actor is not one of the two members */
  async accept(actor: Actor, connectionId: number): Promise<ConnectionStatus> {
    return this.actOn(actor, connectionId, 'accept');
  }

  /** Either member can cancel or decline the request. */
  async cancel(actor: Actor, connectionId: number): Promise<ConnectionStatus> {
    return this.actOn(actor, connectionId, 'cancel');
  }

  disconnect(actor: Actor, memberId: number): Promise<ConnectionStatus> {
    return this.act(actor, memberId, 'disconnect');
  }

  /**
   * Removes the connection and prevents new ones in either direction. The blocked member is not
   * notified.
   */
  block(actor: Actor, memberId: number): Promise<ConnectionStatus> {
    return this.act(actor, memberId, 'block');
  }

  unblock(actor: Actor, memberId: number): Promise<ConnectionStatus> {
    return this.act(actor, memberId, 'unblock');
  }

  private async actOn(
    actor: Actor,
    connectionId: number,
    action: ConnectionAction,
  ): Promise<ConnectionStatus> {
    const record = await this.connections.findOf(actor.memberId, connectionId);
    if (!record) throw new Refusal('not-found');
    return this.act(actor, otherIn(record, actor), action, connectionId);
  }

  /**
   * Locks the pair, so that the state the decision is based on cannot change meanwhile. A given
   * record id must match the current record.
   */
  private async act(
    actor: Actor,
    memberId: number,
    action: ConnectionAction,
    connectionId?: number,
  ): Promise<ConnectionStatus> {
    if (memberId === actor.memberId) throw new Refusal('connections.oneself');
    return this.em.transactional(async () => {
      await this.connections.lock(actor.memberId, memberId);
      if (action !== 'unblock' && !(await this.connections.isMember(memberId)))
        throw new Refusal('not-found');
      const between = await this.connections.between(actor.memberId, memberId);
      if (connectionId !== undefined && between.record?.id !== connectionId)
        throw new Refusal('not-found');
      const outcome = outcomeOf(action, between.state);
      if ('refuses' in outcome) throw new Refusal(REASONS[outcome.refuses]);
      await this.change(outcome.does, between, { actorId: actor.memberId, memberId });
      const after = await this.connections.between(actor.memberId, memberId);
      return { state: after.state, connectionId: after.record?.id };
    });
  }

  private async change(
    what: 'ask' | 'accept' | 'remove' | 'block' | 'unblock' | 'stays',
    { record }: Between,
    { actorId, memberId }: { actorId: number; memberId: number },
  ): Promise<void> {
    if (what === 'ask') await this.addRequest(actorId, memberId);
    if (what === 'accept' && record) await this.acceptRequest(record);
    if ((what === 'remove' || what === 'block') && record) await this.connections.remove(record.id);
    if (what === 'block') await this.blocks.add(actorId, memberId);
    if (what === 'unblock') await this.blocks.remove(actorId, memberId);
  }

  private async addRequest(senderId: number, receiverId: number): Promise<void> {
    const connectionId = await this.connections.add(senderId, receiverId);
    await this.outbox.tell(connectionRequested, { connectionId, senderId, receiverId });
  }

  private async acceptRequest({ id, senderId, receiverId }: ConnectionRecord): Promise<void> {
    await this.connections.accept(id);
    await this.outbox.tell(connectionAccepted, { connectionId: id, senderId, receiverId });
  }

  list(actor: Actor, list: ConnectionList, window: Window): Promise<Page<ConnectionRow>> {
    return this.connections.page(actor.memberId, list, window);
  }

  /** How many requests are waiting for an answer, at most 100. */
  countWaiting(actor: Actor): Promise<number> {
    return this.connections.countWaiting(actor.memberId);
  }

  /** The viewer's connection to a member, and how many connections that member has. */
  async towards(
    actor: Actor,
    memberId: number,
  ): Promise<ConnectionStatus & { connections: number; mutual: number }> {
    const found = await this.connections.towards(actor.memberId, memberId);
    // Whoever is blocked is not told: the other does not exist for them.
    if (!found || found.state === 'barred') throw new Refusal('not-found');
    const { state, record, connections, mutual } = found;
    return { state, connectionId: record?.id, connections, mutual };
  }

  areApart(memberId: number, otherId: number): Promise<boolean> {
    return this.blocks.between(memberId, otherId);
  }

  async areConnected(memberId: number, otherId: number): Promise<boolean> {
    return (await this.connections.between(memberId, otherId)).state === 'connected';
  }
}

function otherIn({ senderId, receiverId }: ConnectionRecord, { memberId }: Actor): number {
  return senderId === memberId ? receiverId : senderId;
}
