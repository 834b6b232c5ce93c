import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Refusal } from '../../refusal';
import { Account } from '../account.entity';
import { AdmissionService, type Admitted, type Visit } from '../sessions/admission.service';
import { TICKET_TRIES, Tickets } from '../tickets/tickets';
import { SecondStepService } from './second-step.service';

/** The second step of a log-in. */
@Injectable()
export class SecondSignInService {
  constructor(
    private readonly em: EntityManager,
    private readonly tickets: Tickets,
    private readonly secondStep: SecondStepService,
    private readonly admission: AdmissionService,
    private readonly audit: AuditLog,
  ) {}

  /**
   * @throws Refusal 429, `auth.second-step-wrong`, or `auth.ticket-spent` after ten minutes or five
   *   wrong codes
   */
  async signIn(
    given: { ticket: string; code: string },
    visit: Omit<Visit, 'remember'>,
  ): Promise<Admitted> {
    const tried = await this.tickets.try('second-step', given.ticket);
    if (!tried?.accountId) throw new Refusal('auth.ticket-spent');
    const account = await this.em.findOne(Account, { id: tried.accountId, deletedAt: null });
    if (!account) throw new Refusal('auth.ticket-spent');
    if (!(await this.secondStep.matches(account.id, given.code))) {
      await this.audit.write({
        actorId: account.id,
        action: 'second-step',
        result: 'failed',
        address: visit.address,
      });
      throw new Refusal('auth.second-step-wrong', {
        values: { left: triesIn(TICKET_TRIES - tried.tries) },
      });
    }
    if (!(await this.tickets.use('second-step', given.ticket)))
      throw new Refusal('auth.ticket-spent');
    return this.admission.admit(account, { ...visit, remember: tried.remember });
  }

  /** For the page that asks for the code. @throws Refusal `not-found` */
  async waiting(ticket: string | undefined): Promise<{ email: string; triesLeft: number }> {
    const waiting = ticket && (await this.tickets.lookAt('second-step', ticket));
    if (!waiting) throw new Refusal('not-found');
    return { email: waiting.email, triesLeft: TICKET_TRIES - waiting.tries };
  }
}

const triesIn = (left: number) => (left === 1 ? '1 try' : `${left} tries`);
