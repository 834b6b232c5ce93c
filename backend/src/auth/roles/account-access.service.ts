import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import { Account, type Role } from '../account.entity';
import { SessionsService } from '../sessions/sessions.service';
import { OTHER_ADMINISTRATOR, OTHER_DECIDERS } from './administrators.sql';

type Administrator = { readonly memberId: number; readonly isAdmin: boolean };

/** Suspensions and roles of accounts. Callers write their own audit log entries. */
@Injectable()
export class AccountAccessService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
  ) {}

  /** Whether there is no other administrator who could decide instead. */
  async isOnlyAdministrator({ memberId, isAdmin }: Administrator): Promise<boolean> {
    if (!isAdmin) return false;
    const now = this.clock.now();
    return (await OTHER_ADMINISTRATOR.first(this.em, { memberId, now })) === undefined;
  }

  /** Whether nobody but this one could decide about something of a member. */
  async onlyDecider(memberId: number): Promise<(authorId: number) => boolean> {
    const others = await OTHER_DECIDERS.rows(this.em, { memberId, now: this.clock.now() });
    return (authorId) => others.every(({ id }) => id === authorId);
  }

  /** Also ends all sessions. Call this in a transaction. @throws Refusal `not-found` */
  async suspend(memberId: number, until: Date): Promise<void> {
    await this.change(memberId, { suspendedUntil: until });
    await this.sessions.endAll(memberId);
  }

  /** @throws Refusal `not-found` */
  async reinstate(memberId: number): Promise<void> {
    await this.change(memberId, { suspendedUntil: null });
  }

  /** @throws Refusal `not-found` */
  async give(memberId: number, role: Role): Promise<void> {
    await this.change(memberId, { role });
  }

  private async change(
    memberId: number,
    change: Partial<Pick<Account, 'suspendedUntil' | 'role'>>,
  ): Promise<void> {
    const changed = await this.em.nativeUpdate(Account, { id: memberId, deletedAt: null }, change);
    if (changed === 0) throw new Refusal('not-found');
  }
}
