import { VERDICTS } from '../engagement/moderation/appeal.entity';
import type { Appealed } from '../engagement/moderation/appeal-queue';
import { SHOWN_REASONS } from '../engagement/moderation/report-queue';
import { DECISIONS } from '../engagement/moderation-decision.entity';
import { timeOf } from '../platform/database/columns';
import { Wire } from '../wire/wire';
import { ReportedObjectView } from './reported-object.views';
import { ReasonView, reasonViews } from './reports.views';

/** The decision that is appealed against. */
class FirstDecisionView {
  @Wire({ words: DECISIONS }) action!: string;
  @Wire() reason!: string;
  @Wire() note!: string;
  @Wire() by!: string;
  @Wire() at!: Date;
  @Wire('mended_at', { as: 'time', nullable: true }) mendedAt!: Date | null;
}

class AppealVerdictView {
  @Wire({ words: VERDICTS }) decision!: string;
  @Wire() reason!: string;
  /** Empty if the post was restored without deciding the appeal. */
  @Wire() by!: string;
  @Wire() at!: Date;
}

export class AppealView {
  @Wire() id!: number;
  @Wire() text!: string;
  @Wire('created_at') createdAt!: Date;
  @Wire({ of: () => ReportedObjectView }) object!: ReportedObjectView;
  /** How many members reported it, since when, and their reasons. */
  @Wire() reports!: number;
  @Wire('reported_at', { as: 'time', nullable: true }) reportedAt!: Date | null;
  @Wire({ of: () => ReasonView }) reasons!: ReasonView[];
  @Wire({ of: () => FirstDecisionView }) against!: FirstDecisionView;
  /** False for the caller's own posts and their own decisions. */
  @Wire('may_decide') mayDecide!: boolean;
  @Wire({ of: () => AppealVerdictView, nullable: true })
  verdict!: AppealVerdictView | null;
}

export function appealView({ row, mayDecide }: Appealed, object: ReportedObjectView): AppealView {
  const { id, text, count: reports, reasons, since, createdAt } = row;
  return Object.assign(new AppealView(), {
    id,
    text,
    object,
    reports,
    mayDecide,
    createdAt: timeOf(createdAt),
    reportedAt: timeOf(since),
    reasons: reasonViews(reasons.slice(0, SHOWN_REASONS)),
    against: againstOf(row),
    verdict: verdictOf(row),
  });
}

function againstOf({ action, decisionReason, note, decider, takenAt, mendedAt }: Appealed['row']) {
  return Object.assign(new FirstDecisionView(), {
    action,
    note,
    reason: decisionReason,
    by: decider,
    at: timeOf(takenAt),
    mendedAt: timeOf(mendedAt),
  });
}

function verdictOf({ decision, reason, by, decidedAt }: Appealed['row']): AppealVerdictView | null {
  if (decision === null || decidedAt === null) return null;
  return Object.assign(new AppealVerdictView(), {
    decision,
    reason,
    by: by ?? '',
    at: timeOf(decidedAt),
  });
}
