import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { LOCK } from '../platform/database/lock.sql';
import { Outbox } from '../platform/outbox/outbox';
import { Refusal } from '../refusal';
import { postHidden } from './engagement.signals';
import { Report } from './report.entity';
import { ADD_REPORT, WARNINGS } from './report.sql';
import type { ReportCategory } from './report-categories';
import { type Subject, SubjectRegistry } from './subjects';

export interface NewReport {
  readonly category: ReportCategory;
  readonly reason: string;
}

/** With this many open reports a subject is hidden until it is reviewed. */
const REPORTERS_THAT_HIDE = 3;
/** Reports of an identifiable patient by fewer members also hide it, but only for this long. */
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
    private readonly audit: AuditLog,
  ) {}

  /**
   * One report per member and subject; another one is ignored, unless its author has made the
   * requested changes since. Call this in a transaction.
   * @returns whether it was added
   */
  async report(
    memberId: number,
    subject: Subject,
    { category, reason }: NewReport,
  ): Promise<boolean> {
    // Serialised per subject: of two concurrent reports each would miss the other in the count.
    await LOCK.rows(this.em, { name: `report ${subject.kind} ${subject.id}` });
    const added = await ADD_REPORT.first(this.em, {
      subjectKind: subject.kind,
      subjectId: subject.id,
      reporterId: memberId,
      category,
      reason,
      createdAt: this.clock.now(),
    });
    if (!added) return false;
    if (!this.subjects.of(subject).isHiddenByDecision)
      await this.hideIfDue(memberId, subject, category);
    return true;
  }

  /**
   * For what can be reported once only.
   * @throws Refusal `engagement.reported-before`
   */
  async reportOnce(memberId: number, subject: Subject, report: NewReport): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.report(memberId, subject, report)))
        throw new Refusal('engagement.reported-before');
      await this.audit.write({
        actorId: memberId,
        action: `${subject.kind}-reported`,
        object: `${subject.kind} ${subject.id}`,
        result: 'done',
      });
    });
  }

  private async hideIfDue(
    memberId: number,
    subject: Subject,
    category: ReportCategory,
  ): Promise<void> {
    const at = this.clock.now();
    const owner = this.subjects.of(subject);
    const isByMany = (await this.openReports(subject)) >= REPORTERS_THAT_HIDE;
    if (!isByMany && !(await this.isWarning(memberId, subject, category))) return;
    const until = isByMany ? null : new Date(at.getTime() + HIDDEN_BY_ONE_MS);
    await owner.hide(subject.id, { at, until });
    await this.outbox.tell(postHidden, subject);
  }

  /**
   * Whether this report hides without others: that a patient can be identified, by a member whose
   * registration is confirmed, or by a second member.
   */
  private async isWarning(
    memberId: number,
    { kind, id }: Subject,
    category: ReportCategory,
  ): Promise<boolean> {
    if (category !== 'patient-identifiable' || (await this.isDisarmed(memberId))) return false;
    const warnings = await WARNINGS.rows(this.em, { memberId, kind, id });
    for (const { reporterId, isVerified } of warnings)
      if ((reporterId === memberId && isVerified) || reporterId !== memberId)
        if (!(await this.isDisarmed(reporterId))) return true;
    return false;
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
