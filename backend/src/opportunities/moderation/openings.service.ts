import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ModerationDecision } from '../../engagement/moderation-decision.entity';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { momentOf, newestOf, type PageAsOf, stretchOf } from '../../wire/paging';
import { sendTakenDownEmail } from '../opportunities.jobs';
import { opportunityTakenDown } from '../opportunities.signals';
import { OpportunityRepository } from '../opportunity.repository';
import { countOf, OPENING, type OpeningChoice, type OpeningRow, openingsOf } from './openings.sql';
import { OPPORTUNITY, ReportedOpportunities } from './reported-opportunities';

const PAGE = 20;

interface FoundOpenings {
  readonly rows: OpeningRow[];
  readonly total: number;
}

/** All opportunities, as administrators see and close them. */
@Injectable()
export class OpeningsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly opportunities: OpportunityRepository,
    private readonly reported: ReportedOpportunities,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  async list(choice: OpeningChoice, { page, asOf, last }: PageAsOf): Promise<FoundOpenings> {
    const slice = {
      ...newestOf(stretchOf(page, PAGE, last)),
      until: momentOf(asOf, this.clock.now()),
    };
    const { query } = choice;
    const wanted = query ? { query } : {};
    const [rows, counted] = await Promise.all([
      openingsOf(choice).rows(this.em, { ...wanted, ...slice }),
      countOf(choice).first(this.em, wanted),
    ]);
    return { rows, total: counted?.total ?? 0 };
  }

  /** @throws Refusal `not-found` */
  async get(id: number): Promise<OpeningRow> {
    const found = await OPENING.first(this.em, { id });
    if (!found) throw new Refusal('not-found');
    return found;
  }

  /**
   * Closes it: its owner is told why and may appeal, and who waits for an answer is told that it is
   * closed.
   * @throws Refusal `not-found`, `opportunities.taken-down`
   */
  async close(actor: Actor, id: number, reason: string): Promise<void> {
    await this.em.transactional(async () => {
      const { ownerId: authorId } = await this.opportunities.lock(id);
      const decidedAt = this.clock.now();
      if (!(await this.reported.takeDown(id, decidedAt)))
        throw new Refusal('opportunities.taken-down');
      await this.em.insert(ModerationDecision, {
        subjectKind: OPPORTUNITY,
        subjectId: id,
        authorId,
        action: 'remove',
        reason,
        note: '',
        decidedBy: actor.memberId,
        decidedAt,
        mendedAt: null,
      });
      await this.outbox.tell(opportunityTakenDown, { opportunityId: id, reason });
      await this.outbox.later(sendTakenDownEmail, { opportunityId: id, reason });
      await this.audit.write({
        actorId: actor.memberId,
        action: 'opportunity-taken-down',
        object: `opportunity ${id}`,
        result: 'done',
      });
    });
  }
}
