import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type NewReport, ReportsService } from '../engagement/reports.service';
import { AuditLog } from '../platform/audit/audit-log';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { LEARNING_ITEM, LearningRepository } from './learning.repository';

/** Members' reports about educational items. */
@Injectable()
export class LearningReportingService {
  constructor(
    private readonly em: EntityManager,
    private readonly learning: LearningRepository,
    private readonly reports: ReportsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal 404 for an item the member cannot see, 403 for their own */
  async report(actor: Actor, id: number, report: NewReport): Promise<void> {
    const item = await this.learning.findVisibleTo(actor, id);
    if (item.author_id === actor.memberId) throw new Refusal('engagement.own-subject');
    await this.em.transactional(async () => {
      await this.reports.report(actor.memberId, { kind: LEARNING_ITEM, id }, report);
      await this.audit.write({
        actorId: actor.memberId,
        action: 'post-reported',
        object: `${LEARNING_ITEM} ${id}`,
        result: 'done',
      });
    });
  }
}
