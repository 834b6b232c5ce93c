import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import { postHidden, postRestored, reportDecided } from '../engagement.signals';
import { type Subject, SubjectRegistry } from '../subjects';
import type { Decision } from './report-queue';

export interface Judgement {
  readonly action: Decision;
  readonly note: string;
}

/** What a decision did: the author of the thing, when it was taken out of sight. */
export interface Judged {
  readonly subject: Subject;
  readonly authorId: number | undefined;
}

/** Decisions of administrators on what members reported. Both sides are told; the audit log keeps who decided. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Decides on everything that was reported of the thing that a report names. Removing hides it until somebody restores it; nothing is
   * lost by a wrong decision. Call it in a transaction.
   * @throws Refusal `not-found` for a report that does not exist, or whose thing is gone and was to be removed or restored
   */
  async decide(adminId: number, reportId: number, { action, note }: Judgement): Promise<Judged> {
    const subject = await this.subjectOf(reportId);
    const [thing] = (await this.subjects.find(subject)?.describe([subject.id])) ?? [];
    if (!thing && action !== 'dismiss') throw new Refusal('not-found');
    if (action === 'remove' || action === 'suspend') await this.hide(subject);
    else if (thing?.isHidden) await this.restore(subject);
    await this.close(subject, { adminId, action, note });
    await this.audit.write({
      actorId: adminId,
      action: `report-${action}`,
      object: `${subject.kind} ${subject.id}`,
      result: 'done',
    });
    if (thing && (action === 'remove' || action === 'suspend'))
      await this.audit.write({
        actorId: adminId,
        action: 'content-removed',
        object: `member ${thing.authorId}`,
        result: 'done',
      });
    return { subject, authorId: thing?.authorId };
  }

  private async subjectOf(reportId: number): Promise<Subject> {
    const [row] = await this.em.execute<Subject[]>(
      'select subject_kind as kind, subject_id as id from report where id = ?',
      [reportId],
    );
    if (!row) throw new Refusal('not-found');
    // As in reporting: one after another for each thing.
    await this.em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
      `report ${row.kind} ${row.id}`,
    ]);
    return row;
  }

  private async hide(subject: Subject): Promise<void> {
    await this.subjects.of(subject).hide(subject.id, { at: this.clock.now(), until: null });
    await this.outbox.tell(postHidden, subject);
  }

  private async restore(subject: Subject): Promise<void> {
    await this.subjects.of(subject).unhide(subject.id);
    await this.outbox.tell(postRestored, subject);
  }

  /** Reports that were decided before keep their decision, but for one that is taken back. */
  private async close(
    subject: Subject,
    { adminId, action, note }: Judgement & { adminId: number },
  ): Promise<void> {
    const isUpheld = action === 'remove' || action === 'suspend';
    const closed = await this.em.execute<{ id: number }[]>(
      `update report set decision = ?, action = ?, note = ?, decided_by = ?, decided_at = ?
       where subject_kind = ? and subject_id = ? and (decided_at is null or ?) returning id`,
      [
        isUpheld ? 'upheld' : 'dismissed',
        action,
        note,
        adminId,
        this.clock.now(),
        subject.kind,
        subject.id,
        action === 'restore',
      ],
    );
    for (const { id } of closed) await this.outbox.tell(reportDecided, { reportId: id });
  }
}
