import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountAccessService } from '../../auth/roles/account-access.service';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { LOCK } from '../../platform/database/lock.sql';
import { onlyRow } from '../../platform/database/only-row';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { postNeedsRepair, postRemoved, postRestored, reportDecided } from '../engagement.signals';
import { type Decision, ModerationDecision } from '../moderation-decision.entity';
import { type Subject, type SubjectDescription, SubjectRegistry } from '../subjects';
import { AppealsService } from './appeals.service';
import { decisionsAbout, mayDecide, mayReview } from './moderation.policy';
import { CLOSE_REPORTS, DECIDED_SO_FAR, SUBJECT_OF_REPORT } from './moderation.sql';

export type Moderator = Pick<Actor, 'memberId' | 'isAdmin'>;

export interface Ruling {
  readonly action: Decision;
  /** Shown to the author. */
  readonly reason: string;
  /** Internal. */
  readonly note: string;
}

/** The object of a decision and its author; undefined if the object is gone. */
export interface Judged {
  readonly subject: Subject;
  readonly authorId: number | undefined;
}

interface Decided {
  readonly subject: Subject;
  readonly thing: SubjectDescription;
  readonly ruling: Ruling;
  readonly decidedAt: Date;
}

const HIDES: readonly Decision[] = ['remove', 'repair', 'suspend'];

/** Decisions about reports. Both sides are notified; the audit log records who decided. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
    private readonly access: AccountAccessService,
    private readonly appeals: AppealsService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /**
   * Decides about all reports of the object that the given report is about. Removing only hides it
   * and can be undone. Call this in a transaction.
   * @throws Refusal `not-found` for an unknown report, or to hide or restore an object that is
   *   gone; `moderation.own`; `moderation.decided`; `moderation.not-mendable`
   */
  async decide(moderator: Moderator, reportId: number, ruling: Ruling): Promise<Judged> {
    const subject = await this.subjectOf(reportId);
    const [thing] = (await this.subjects.find(subject)?.describe([subject.id])) ?? [];
    if (!thing && ruling.action !== 'dismiss') throw new Refusal('not-found');
    await this.demandImpartial(moderator, thing);
    await this.demandUndecided(subject, ruling.action);
    if (!decisionsAbout(this.subjects.find(subject) ?? {}).includes(ruling.action))
      throw new Refusal(
        ruling.action === 'repair' ? 'moderation.not-mendable' : 'moderation.unfitting',
      );
    const decidedAt = this.clock.now();
    if (thing) {
      const kept = { subject, thing, ruling, decidedAt };
      const decisionId = await this.keep(moderator, kept);
      await this.carryOut(subject, { thing, ruling, decisionId });
    }
    await this.close(subject, { moderator, ruling, decidedAt });
    await this.writeDown(moderator, { subject, thing, ruling });
    return { subject, authorId: thing?.authorId };
  }

  private async demandImpartial(
    moderator: Moderator,
    thing: SubjectDescription | undefined,
  ): Promise<void> {
    const reviewer = { ...moderator, isOnly: await this.access.isOnlyAdministrator(moderator) };
    if (!mayReview(reviewer, { authorId: thing?.authorId })) throw new Refusal('moderation.own');
  }

  private async demandUndecided({ kind, id }: Subject, action: Decision): Promise<void> {
    const sought = { subjectKind: kind, subjectId: id };
    const decided = onlyRow(await DECIDED_SO_FAR.rows(this.em, sought));
    if (!mayDecide(action, decided)) throw new Refusal('moderation.decided');
  }

  private async subjectOf(reportId: number): Promise<Subject> {
    const row = await SUBJECT_OF_REPORT.first(this.em, { id: reportId });
    if (!row) throw new Refusal('not-found');
    // The same lock as when reporting: serialised per object.
    await LOCK.rows(this.em, { name: `report ${row.subjectKind} ${row.subjectId}` });
    return { kind: row.subjectKind, id: row.subjectId };
  }

  /** @returns the id of the decision */
  private keep({ memberId: decidedBy }: Moderator, about: Decided): Promise<number> {
    const { subject, thing, ruling, decidedAt } = about;
    return this.em.insert(ModerationDecision, {
      subjectKind: subject.kind,
      subjectId: subject.id,
      authorId: thing.authorId,
      ...ruling,
      decidedBy,
      decidedAt,
    });
  }

  private async carryOut(
    subject: Subject,
    {
      thing,
      ruling,
      decisionId,
    }: { thing: SubjectDescription; ruling: Ruling; decisionId: number },
  ): Promise<void> {
    const owner = this.subjects.of(subject);
    if (HIDES.includes(ruling.action)) {
      await owner.hide(subject.id, { at: this.clock.now(), until: null });
      if (owner.isPerson) return;
      const told = ruling.action === 'repair' ? postNeedsRepair : postRemoved;
      await this.outbox.tell(told, { decisionId });
    } else if (thing.isHidden) {
      await owner.unhide(subject.id);
      await this.outbox.tell(postRestored, subject);
      await this.appeals.grant(subject, ruling.reason);
    }
  }

  private async close(
    { kind: subjectKind, id: subjectId }: Subject,
    by: { moderator: Moderator; ruling: Ruling; decidedAt: Date },
  ): Promise<void> {
    const { action, note } = by.ruling;
    const closed = await CLOSE_REPORTS.rows(this.em, {
      subjectKind,
      subjectId,
      action,
      note,
      decidedAt: by.decidedAt,
      decision: HIDES.includes(action) ? 'upheld' : 'dismissed',
      decidedBy: by.moderator.memberId,
      isTakenBack: action === 'restore',
    });
    for (const { id } of closed) await this.outbox.tell(reportDecided, { reportId: id });
  }

  private async writeDown(
    { memberId: actorId }: Moderator,
    about: { subject: Subject; thing: SubjectDescription | undefined; ruling: Ruling },
  ): Promise<void> {
    const { subject, thing, ruling } = about;
    await this.audit.write({
      actorId,
      action: `report-${ruling.action}`,
      object: `${subject.kind} ${subject.id}`,
      result: 'done',
    });
    const isRemoved = ruling.action === 'remove' || ruling.action === 'suspend';
    if (thing && isRemoved && !this.subjects.find(subject)?.isPerson)
      await this.audit.write({
        actorId,
        action: 'content-removed',
        object: `member ${thing.authorId}`,
        result: 'done',
      });
  }
}
