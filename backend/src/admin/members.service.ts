import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SessionsService } from '../auth/sessions/sessions.service';
import { StandingService } from '../auth/standing.service';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { CredentialsRepository } from '../profiles/credentials/credentials.repository';
import { registrationConfirmed } from '../profiles/profiles.signals';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Page } from '../wire/reply';

import { type MemberRecord, type MemberSearch, MembersRepository } from './members.repository';

const DAY_MS = 24 * 3_600_000;

/** What administrators do with members. Each of it stands in the audit log. */
@Injectable()
export class MembersService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly members: MembersRepository,
    private readonly standing: StandingService,
    private readonly sessions: SessionsService,
    private readonly credentials: CredentialsRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  find(search: MemberSearch): Promise<Page<MemberRecord>> {
    return this.members.find(search, this.clock.now());
  }

  /** @throws Refusal `not-found` */
  async get(id: number): Promise<MemberRecord> {
    const member = await this.members.get(id);
    if (!member) throw new Refusal('not-found');
    return member;
  }

  /** Ends every session, and no new one begins for so many days. @throws Refusal `admin.oneself`, `not-found` */
  suspend(actor: Actor, id: number, days: number): Promise<void> {
    return this.act(actor, id, 'member-suspended', () =>
      this.standing.suspend(id, new Date(this.clock.now().getTime() + days * DAY_MS)),
    );
  }

  reinstate(actor: Actor, id: number): Promise<void> {
    return this.act(actor, id, 'member-reinstated', () => this.standing.reinstate(id));
  }

  endSessions(actor: Actor, id: number): Promise<void> {
    return this.act(actor, id, 'sessions-ended', () => this.sessions.endAll(id));
  }

  /**
   * The member's registration was looked up at its council and holds.
   * @param until its last day, null when it has none
   * @throws Refusal `admin.no-registration`
   */
  verify(actor: Actor, id: number, until: string | null): Promise<void> {
    return this.act(actor, id, 'registration-confirmed', async () => {
      const country = await this.credentials.confirmRegistration(id, {
        on: this.clock.now(),
        until,
      });
      if (country === undefined) throw new Refusal('admin.no-registration');
      await this.outbox.tell(registrationConfirmed, { memberId: id });
    });
  }

  private async act(
    actor: Actor,
    id: number,
    action: string,
    act: () => Promise<void>,
  ): Promise<void> {
    if (id === actor.memberId) throw new Refusal('admin.oneself');
    await this.em.transactional(async () => {
      await act();
      await this.audit.write({
        actorId: actor.memberId,
        action,
        object: `member ${id}`,
        result: 'done',
      });
    });
  }
}
