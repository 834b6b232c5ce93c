import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Decision } from '../../engagement/moderation-decision.entity';
import { type NewReport, ReportsService } from '../../engagement/reports.service';
import {
  type Counts,
  type EngagementSubjects,
  type Hiding,
  type SubjectDescription,
  SubjectRegistry,
} from '../../engagement/subjects';
import type { Asset } from '../../media/asset';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { sendClosedEmails } from '../opportunities.jobs';
import { opportunityClosed } from '../opportunities.signals';
import { OpportunityRepository } from '../opportunity.repository';
import { PUT_UP_AGAIN, REPORTED_OPPORTUNITIES, TAKE_DOWN } from './reported-opportunities.sql';

export const OPPORTUNITY = 'opportunity';

/** Makes opportunities reportable. A decision closes one; reports alone do not. */
@Injectable()
export class ReportedOpportunities implements EngagementSubjects, OnModuleInit {
  readonly isHiddenByDecision = true;
  readonly decisions: readonly Decision[] = ['remove', 'suspend', 'restore', 'dismiss'];

  constructor(
    private readonly em: EntityManager,
    private readonly subjects: SubjectRegistry,
    private readonly opportunities: OpportunityRepository,
    private readonly reports: ReportsService,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.subjects.register(OPPORTUNITY, this);
  }

  /** @throws Refusal `not-found` for one that the member cannot see */
  async report(actor: Actor, id: number, report: NewReport): Promise<void> {
    const found = await this.opportunities.findVisibleTo(actor.memberId, id);
    if (found.author_id === actor.memberId) throw new Refusal('engagement.reported-oneself');
    await this.reports.reportOnce(actor.memberId, { kind: OPPORTUNITY, id }, report);
  }

  async count(): Promise<Counts | undefined> {
    return undefined;
  }

  async hide(id: number, { at }: Hiding): Promise<void> {
    await this.takeDown(id, at);
  }

  /**
   * Its applicants are told as if its owner had closed it.
   * @returns false if it was taken down before
   */
  async takeDown(id: number, at: Date): Promise<boolean> {
    const taken = await TAKE_DOWN.first(this.em, { id, at });
    if (taken?.wasOpen) {
      await this.outbox.tell(opportunityClosed, { opportunityId: id });
      await this.outbox.later(sendClosedEmails, { opportunityId: id });
    }
    return taken !== undefined;
  }

  async unhide(id: number): Promise<void> {
    await PUT_UP_AGAIN.rows(this.em, { id });
  }

  describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return REPORTED_OPPORTUNITIES.rows(this.em, { ids });
  }

  pathOf(id: number): string {
    return `/opportunities/${id}`;
  }

  async filesOf(): Promise<Map<number, Asset[]>> {
    return new Map();
  }
}
