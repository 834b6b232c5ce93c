import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../platform/clock';
import { Outbox } from '../platform/outbox/outbox';
import { postHidden } from './engagement.signals';
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
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `report ${subject.kind} ${subject.id}`,
    ]);
    const added = await this.em.execute<unknown[]>(
      `insert into report (subject_kind, subject_id, reporter_id, category, reason, created_at) values (?, ?, ?, ?, ?, ?)
       on conflict (subject_kind, subject_id, reporter_id) do update set category = excluded.category, reason = excluded.reason,
         created_at = excluded.created_at, decision = null, action = null, note = '', decided_by = null, decided_at = null
       where exists (select from moderation_decision d where d.subject_kind = report.subject_kind and d.subject_id = report.subject_id
         and d.decided_at = report.decided_at and d.mended_at is not null) returning id`,
      [subject.kind, subject.id, memberId, category, reason, this.clock.now()],
    );
    if (added.length > 0) await this.hideIfDue(memberId, subject, category);
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

  private async openReports(subject: Subject): Promise<number> {
    const [row] = await this.em.execute<{ open: number }[]>(
      'select count(*) as open from report where subject_kind = ? and subject_id = ? and decided_at is null',
      [subject.kind, subject.id],
    );
    return row?.open ?? 0;
  }

  private async isDisarmed(memberId: number): Promise<boolean> {
    const last = await this.em.execute<{ decision: string }[]>(
      `select decision from report where reporter_id = ? and category = 'patient-identifiable' and decided_at is not null order by id desc limit ?`,
      [memberId, DISMISSALS_THAT_DISARM],
    );
    return (
      last.length === DISMISSALS_THAT_DISARM &&
      last.every(({ decision }) => decision === 'dismissed')
    );
  }
}
