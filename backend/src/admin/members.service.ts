import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Confirmable } from '../auth/measures/measure.entity';
import { MeasuresService } from '../auth/measures/measures.service';
import { AccountAccessService } from '../auth/roles/account-access.service';
import { SecondStepService } from '../auth/second-step/second-step.service';
import { SessionsService } from '../auth/sessions/sessions.service';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import {
  type Confirmation,
  RegistrationsService,
} from '../profiles/registrations/registrations.service';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Page } from '../wire/reply';
import { type MemberRecord, type MemberSearch, MembersRepository } from './members.repository';
import { endOfSuspension, type SuspensionLength } from './suspension';

interface Suspension extends SuspensionLength {
  readonly reason: string;
  readonly isAnew?: boolean;
}

/** Administrators' actions on members. Each one is recorded in the audit log. */
@Injectable()
export class MembersService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly members: MembersRepository,
    private readonly access: AccountAccessService,
    private readonly measures: MeasuresService,
    private readonly sessions: SessionsService,
    private readonly secondStep: SecondStepService,
    private readonly registrations: RegistrationsService,
    private readonly audit: AuditLog,
  ) {}

  find(search: MemberSearch): Promise<Page<MemberRecord>> {
    return this.members.find(search, this.clock.now());
  }

  /** @throws Refusal `not-found` */
  async get(id: number): Promise<MemberRecord> {
    const member = await this.members.get(id, this.clock.now());
    if (!member) throw new Refusal('not-found');
    return member;
  }

  /**
   * Ends every session and prevents log-ins until then.
   * @param isAnew false if the same suspension may be in force already, because of something else
   * @throws Refusal `admin.oneself`, `not-found`, `admin.in-force`, 422 for a day in the past
   */
  suspend(
    actor: Actor,
    id: number,
    { reason, isAnew = true, ...length }: Suspension,
  ): Promise<void> {
    return this.act(actor, id, 'member-suspended', async () => {
      const until = endOfSuspension(length, this.clock.now());
      if (isAnew) await this.measures.demandNew(id, { kind: 'suspension', until, reason });
      await this.access.suspend(id, until);
      await this.measures.noteSuspension(id, { adminId: actor.memberId, reason, until });
    });
  }

  /**
   * The member can read but not post for this many days.
   * @throws Refusal `admin.oneself`, `not-found`
   */
  restrict(actor: Actor, id: number, decided: { days: number; reason: string }): Promise<void> {
    return this.act(actor, id, 'member-restricted', () =>
      this.measures.restrict(id, { adminId: actor.memberId, ...decided }),
    );
  }

  /**
   * The member can read but not post until they have confirmed it.
   * @throws Refusal `admin.oneself`, `not-found`
   */
  askToConfirm(
    actor: Actor,
    id: number,
    decided: { what: Confirmable; reason: string },
  ): Promise<void> {
    return this.act(actor, id, `${decided.what}-confirmation-asked`, () =>
      this.measures.askToConfirm(id, { adminId: actor.memberId, ...decided }),
    );
  }

  /** Ends a suspension and every other measure. @throws Refusal `admin.oneself`, `not-found`, `admin.not-in-force` */
  reinstate(actor: Actor, id: number, reason: string): Promise<void> {
    return this.act(actor, id, 'member-reinstated', async () => {
      await this.measures.reinstate(id, { adminId: actor.memberId, reason });
      await this.access.reinstate(id);
    });
  }

  endSessions(actor: Actor, id: number): Promise<void> {
    return this.act(actor, id, 'sessions-ended', () => this.sessions.endAll(id));
  }

  /**
   * For a member who has lost both phone and recovery codes, after checking their identity.
   * @throws Refusal `auth.second-step-off`
   */
  resetSecondStep(actor: Actor, id: number): Promise<void> {
    return this.act(actor, id, 'second-step-reset', async () => {
      if (!(await this.secondStep.reset(id))) throw new Refusal('auth.second-step-off');
    });
  }

  /**
   * For older clients: confirms the member's first registration, after it was looked up at its
   * council.
   * @throws Refusal `admin.no-registration`, and the refusals of the decision itself
   */
  verify(actor: Actor, id: number, how: Confirmation): Promise<void> {
    return this.registrations.confirmFirst(actor, id, how);
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
