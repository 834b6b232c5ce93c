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

/** So many members that report a thing hide it until it is reviewed. */
const REPORTERS_THAT_HIDE = 3;
/** One report that shows who the patient is hides it too, but no longer than this. */
const HIDDEN_BY_ONE_MS = 24 * 3_600_000;
/** Whose last so many reports of that kind were dismissed no longer hides anything alone. */
const DISMISSALS_THAT_DISARM = 3;

/** Reports of members about things of others, for the administrators. The reported never learns who reported. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
    private readonly outbox: Outbox,
  ) {}

  /** One report per member and thing: a second one adds nothing, unless its author has mended it since. Call it in a transaction. */
  async report(memberId: number, subject: Subject, { category, reason }: NewReport): Promise<void> {
    // Reports on one thing are taken one after another, or two at once would each miss the other's count.
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
