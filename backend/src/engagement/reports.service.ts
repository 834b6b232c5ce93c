import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { LOCK } from '../platform/database/lock.sql';
import { Outbox } from '../platform/outbox/outbox';
import { postHidden } from './engagement.signals';
import { Report } from './moderation/report.entity';
import { ADD_REPORT } from './report.sql';
import { type Subject, SubjectRegistry } from './subjects';

export const REPORT_CATEGORIES = ['patient-identifiable', 'wrong', 'abusive', 'other'] as const;
export type ReportCategory = (typeof REPORT_CATEGORIES)[number];

export interface NewReport {
  readonly category: ReportCategory;
  readonly reason: string;
}

/** With this many open reports a subject is hidden until it is reviewed. */
const REPORTERS_THAT_HIDE = 3;
/** A single report of an identifiable patient also hides it, but only for this long. */
const HIDDEN_BY_ONE_MS = 24 * 3_600_000;
/** Once a member's last reports of that kind, this many, were dismissed, one no longer hides. */
const DISMISSALS_THAT_DISARM = 3;

/**
 * Members' reports of other members' posts, for moderators. The author never learns who reported.
 */
@Injectable()
export class ReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
    private readonly outbox: Outbox,
  ) {}

  /**
   * One report per member and subject; another one is ignored, unless its author has made the
   * requested changes since. Call this in a transaction.
   */
  async report(memberId: number, subject: Subject, { category, reason }: NewReport): Promise<void> {
    // Serialised per subject: of two concurrent reports each would miss the other in the count.
    await LOCK.rows(this.em, { name: `report ${subject.kind} ${subject.id}` });
    const added = await ADD_REPORT.first(this.em, {
      ...{ subjectKind: subject.kind, subjectId: subject.id, reporterId: memberId },
      ...{ category, reason, createdAt: this.clock.now() },
    });
    if (added) await this.hideIfDue(memberId, subject, category);
  }

  private async hideIfDue(
    memberId: number,
    subject: Subject,
    category: ReportCategory,
  ): Promise<void> {
    const at = this.clock.now();
    const owner = this.subjects.of(subject);
    const isByMany = (await this.openReports(subject)) >= REPORTERS_THAT_HIDE;
    if (!isByMany && (category !== 'patient-identifiable' || (await this.isDisarmed(memberId))))
      return;
    const until = isByMany ? null : new Date(at.getTime() + HIDDEN_BY_ONE_MS);
    await owner.hide(subject.id, { at, until });
    await this.outbox.tell(postHidden, subject);
  }

  private openReports({ kind, id }: Subject): Promise<number> {
    return this.em.count(Report, { subjectKind: kind, subjectId: id, decidedAt: null });
  }

  private async isDisarmed(memberId: number): Promise<boolean> {
    const last = await this.em.find(
      Report,
      { reporterId: memberId, category: 'patient-identifiable', decidedAt: { $ne: null } },
      { orderBy: { id: 'desc' }, limit: DISMISSALS_THAT_DISARM },
    );
    return (
      last.length === DISMISSALS_THAT_DISARM &&
      last.every(({ decision }) => decision === 'dismissed')
    );
  }
}
