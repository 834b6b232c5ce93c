import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { dayInWords } from '../../platform/day-in-words';
import { Refusal } from '../../refusal';
import type { Account } from '../account.entity';
import { LOCK_UNCHANGED_ACCOUNT } from '../account.sql';
import { isUntilLifted } from '../suspension.rules';
import { Tickets } from '../tickets/tickets';
import { SessionsService, type StartedSession } from './sessions.service';

/** Where a log-in comes from, and how long the session should last. */
export interface Visit {
  readonly remember: boolean;
  readonly device: string;
  readonly address: string;
  readonly browser: boolean;
}

export interface Admitted {
  readonly account: Account;
  readonly session: StartedSession;
}

/**
 * Thrown when the password, or Google's or Apple's sign-in, was correct, but the account also
 * requires a code.
 */
export class SecondStepDue extends Refusal {
  constructor(readonly ticket: string) {
    super('auth.second-step-due', { besides: { records: { second_step: ['totp'], ticket } } });
  }
}

/** The end of every log-in: starts the session. */
@Injectable()
export class AdmissionService {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: SessionsService,
    private readonly tickets: Tickets,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Called after the first of two factors, or the only one.
   * @param first `told` if the audit log already has its entry
   * @throws SecondStepDue, Refusal `auth.suspended`, `auth.credentials-wrong`
   */
  async afterFirstStep(account: Account, visit: Visit, first?: 'told'): Promise<Admitted> {
    await this.demandNoSuspension(account, visit);
    if (account.secondStepAt === null) return this.admit(account, visit, first);
    const { id: accountId } = account;
    const { remember } = visit;
    throw new SecondStepDue(
      await this.whileUnchanged(account, () =>
        this.tickets.give('second-step', { accountId, remember }),
      ),
    );
  }

  /** @throws Refusal `auth.suspended`, `auth.credentials-wrong` */
  async admit(account: Account, visit: Visit, line?: 'told'): Promise<Admitted> {
    await this.demandNoSuspension(account, visit);
    if (!line) await this.tell(account, visit, 'done');
    const session = await this.whileUnchanged(account, () =>
      this.sessions.start({ ...visit, memberId: account.id }),
    );
    return { account, session };
  }

  /** @throws Refusal `auth.credentials-wrong` if the password has been changed meanwhile */
  private whileUnchanged<Result>(
    { id, passwordChangedAt: since }: Account,
    work: () => Promise<Result>,
  ): Promise<Result> {
    return this.em.transactional(async () => {
      if (!(await LOCK_UNCHANGED_ACCOUNT.first(this.em, { id, since })))
        throw new Refusal('auth.credentials-wrong');
      return work();
    });
  }

  async tell(
    account: Account | null,
    { address }: Pick<Visit, 'address'>,
    result: 'done' | 'failed',
  ): Promise<void> {
    await this.audit.write({ actorId: account?.id, action: 'sign-in', result, address });
  }

  /** Runs only after authentication, so that nobody else learns about the suspension. */
  private async demandNoSuspension(account: Account, visit: Visit): Promise<void> {
    const until = account.suspendedUntil;
    if (!until || until <= this.clock.now()) return;
    await this.tell(account, visit, 'failed');
    if (isUntilLifted(until)) throw new Refusal('auth.suspended-until-lifted');
    throw new Refusal('auth.suspended', { values: { day: dayInWords(until) } });
  }
}
