import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { statusOf } from './opportunities.policy';
import { checkDays, OpportunitiesService, type ToldOpportunity } from './opportunities.service';
import { opportunityChanged } from './opportunities.signals';
import { OpportunityRepository } from './opportunity.repository';
import type { NewOpportunity } from './opportunity.rows';
import { earliestToday } from './opportunity.rules';
import type { OpportunityFacts } from './opportunity-changes.sql';

/** Owners' changes to opportunities; applicants are told of what matters to them. */
@Injectable()
export class OpportunityChangesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posting: OpportunitiesService,
    private readonly opportunities: OpportunityRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Days that have passed since may stay.
   * @throws Refusal for anyone but its owner, `fields`, `opportunities.taken-down`
   */
  async edit(actor: Actor, id: number, told: ToldOpportunity): Promise<void> {
    await this.opportunities.findOwn(actor.memberId, id);
    const place = await this.posting.placeOf(told);
    await this.change(actor, id, 'opportunity-edited', (before) => {
      checkDays(told, earliestToday(this.clock.now()), before);
      return { ...told, ...place };
    });
  }

  /** @throws Refusal for anyone but its owner, `fields`, `opportunities.open`, `.taken-down` */
  async reopen(actor: Actor, id: number, lastDate: string): Promise<void> {
    await this.opportunities.findOwn(actor.memberId, id);
    await this.change(actor, id, 'opportunity-reopened', (before) => {
      const now = this.clock.now();
      if (statusOf(before, now) === 'Open') throw new Refusal('opportunities.open');
      const days = { ...before, deadline: lastDate };
      checkLastDate(days, earliestToday(now));
      return { deadline: lastDate, closedAt: null, forgottenAt: null };
    });
  }

  private async change(
    { memberId: actorId }: Actor,
    id: number,
    action: string,
    make: (before: OpportunityFacts) => Partial<NewOpportunity> & Reopening,
  ): Promise<void> {
    await this.em.transactional(async () => {
      const before = await this.opportunities.lock(id);
      if (before.takenDownAt !== null) throw new Refusal('opportunities.taken-down');
      const changed = make(before);
      await this.opportunities.change(id, changed);
      const what = changesIn(before, changed);
      const at = this.clock.now().toISOString();
      if (what.length > 0)
        await this.outbox.tell(opportunityChanged, { opportunityId: id, what, at });
      await this.audit.write({ actorId, action, object: `opportunity ${id}`, result: 'done' });
    });
  }
}

interface Reopening {
  readonly closedAt?: null;
  readonly forgottenAt?: null;
}

const LAST_DAY = 'The last day for applications must not be';

function checkLastDate(
  { deadline, toDate }: Pick<NewOpportunity, 'deadline' | 'toDate'>,
  today: string,
): void {
  if (deadline === null) return;
  const wrong = deadline < today ? 'in the past' : deadline > toDate ? 'after To Date' : undefined;
  if (wrong) throw new Refusal('fields', { errors: { lastDate: [`${LAST_DAY} ${wrong}.`] } });
}

/** What applicants are told of. */
function changesIn(before: OpportunityFacts, after: Partial<NewOpportunity>): string[] {
  const differs = (...names: readonly (keyof NewOpportunity & keyof OpportunityFacts)[]) =>
    names.some((name) => after[name] !== undefined && after[name] !== before[name]);
  return [
    ...(differs('fromDate', 'toDate') ? ['the dates'] : []),
    ...(differs('countryId', 'cityName') ? ['the place'] : []),
    ...(differs('deadline') ? ['the last day for applications'] : []),
  ];
}
