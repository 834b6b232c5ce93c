import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountAccessService } from '../../auth/roles/account-access.service';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { LOCK } from '../../platform/database/lock.sql';
import type { RowOf } from '../../platform/database/statement';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { appealDecided, reportDecided } from '../engagement.signals';
import { ModerationDecision } from '../moderation-decision.entity';
import { type Subject, SubjectRegistry } from '../subjects';
import { Appeal, type Verdict } from './appeal.entity';
import { mayReview, mayRuleOn } from './moderation.policy';
import { APPEAL_TO_DECIDE, OPEN_APPEALS_OF, REVERSE_REPORTS, TAKEDOWN_OF } from './moderation.sql';

type Moderator = Pick<Actor, 'memberId' | 'isAdmin'>;

/** A decision about a member's own post, as shown to the author. */
export interface Takedown extends RowOf<typeof TAKEDOWN_OF> {
  readonly subject: Subject;
  readonly title: string;
  /** The page on which its author can see it; undefined once it is gone. */
  readonly path: string | undefined;
  readonly mayAppeal: boolean;
}

interface Ruling {
  readonly decision: Verdict;
  readonly reason: string;
}

/**
 * Lets the author of a removed post appeal, once; somebody other than the first moderator decides.
 */
@Injectable()
export class AppealsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
    private readonly access: AccountAccessService,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal `not-found` for anyone but its author, and if there is no decision */
  async takedown({ memberId }: Actor, subject: Subject): Promise<Takedown> {
    const { kind: subjectKind, id: subjectId } = subject;
    const owner = this.subjects.find(subject);
    if (!owner) throw new Refusal('not-found');
    const found = await TAKEDOWN_OF.first(this.em, { subjectKind, subjectId, authorId: memberId });
    if (!found) throw new Refusal('not-found');
    const [thing] = await owner.describe([subjectId]);
    return {
      ...found,
      subject,
      title: thing?.title ?? '',
      path: thing && (thing.path ?? owner.pathOf(subjectId)),
      mayAppeal: found.isInForce && found.appealText === null && thing !== undefined,
    };
  }

  /** @throws Refusal `not-found` like `takedown`; `appeals.nothing`; `appeals.once` */
  async appeal(actor: Actor, subject: Subject, text: string): Promise<number> {
    return this.em.transactional(async () => {
      await this.lock(subject);
      const takedown = await this.takedown(actor, subject);
      if (takedown.appealText !== null) throw new Refusal('appeals.once');
      if (!takedown.mayAppeal) throw new Refusal('appeals.nothing');
      return this.em.insert(Appeal, {
        decisionId: takedown.id,
        text,
        createdAt: this.clock.now(),
        decision: null,
        reason: '',
        decidedBy: null,
        decidedAt: null,
      });
    });
  }

  /** @throws Refusal `not-found`, `appeals.decided`, `moderation.own`, `moderation.own-decision` */
  async decide(moderator: Moderator, id: number, ruling: Ruling): Promise<void> {
    await this.em.transactional(async () => {
      const appeal = await APPEAL_TO_DECIDE.first(this.em, { id });
      if (!appeal) throw new Refusal('not-found');
      if (appeal.decidedAt) throw new Refusal('appeals.decided');
      const isOnly = await this.access.onlyDecider(moderator.memberId);
      const reviewer = { ...moderator, isOnly: isOnly(appeal.authorId) };
      if (!mayReview(reviewer, appeal)) throw new Refusal('moderation.own');
      if (!mayRuleOn(reviewer, appeal)) throw new Refusal('moderation.own-decision');
      await this.settle(id, { ...ruling, decidedBy: moderator.memberId });
      if (ruling.decision === 'restore') await this.restore(appeal, moderator, ruling.reason);
      await this.audit.write({
        actorId: moderator.memberId,
        action: `appeal-${ruling.decision}`,
        object: `${appeal.subjectKind} ${appeal.subjectId}`,
        result: 'done',
      });
    });
  }

  /** Grants open appeals because the post was restored anyway. Call this in a transaction. */
  async grant({ kind, id }: Subject, reason: string): Promise<void> {
    const open = await OPEN_APPEALS_OF.rows(this.em, { subjectKind: kind, subjectId: id });
    for (const appeal of open)
      await this.settle(appeal.id, { decision: 'restore', reason, decidedBy: null });
  }

  private async settle(
    id: number,
    ruled: Ruling & { readonly decidedBy: number | null },
  ): Promise<void> {
    await this.em.nativeUpdate(Appeal, { id }, { ...ruled, decidedAt: this.clock.now() });
    await this.outbox.tell(appealDecided, { appealId: id });
  }

  /**
   * Restores the post unless there is a newer decision, or its author has repaired it in the
   * meantime.
   */
  private async restore(
    appeal: NonNullable<RowOf<typeof APPEAL_TO_DECIDE>>,
    { memberId: decidedBy }: Moderator,
    reason: string,
  ): Promise<void> {
    const { subjectKind, subjectId, authorId, decisionId } = appeal;
    const reversed = await REVERSE_REPORTS.rows(this.em, { decisionId });
    for (const report of reversed) await this.outbox.tell(reportDecided, { reportId: report.id });
    if (!appeal.isLatest) return;
    await this.em.insert(ModerationDecision, {
      subjectKind,
      subjectId,
      authorId,
      action: 'restore',
      reason,
      note: '',
      decidedBy,
      decidedAt: this.clock.now(),
      mendedAt: null,
    });
    await this.subjects.of({ kind: subjectKind }).unhide(subjectId);
  }

  private async lock({ kind, id }: Subject): Promise<void> {
    await LOCK.rows(this.em, { name: `report ${kind} ${id}` });
  }
}
