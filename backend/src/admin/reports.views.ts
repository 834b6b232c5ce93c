import type { Reason } from '../engagement/moderation/moderation.sql';
import { DECISIONS } from '../engagement/moderation/moderation-decision.entity';
import type { ReportedThing } from '../engagement/moderation/report-queue';
import { Wire } from '../wire/wire';
import { ReportedAuthorView, ReportedObjectView } from './reported-object.views';

export class ReasonView {
  @Wire('reason') reason!: string;
  @Wire('reporter') reporter!: string;
}

class DecisionView {
  @Wire('action', { words: DECISIONS }) action!: string;
  /** The author read it. */
  @Wire('reason') reason!: string;
  /** Kept inside. */
  @Wire('note') note!: string;
  @Wire('by') by!: string;
  @Wire('at') at!: Date;
  /** When its author changed what was to be mended. */
  @Wire('mended_at', { as: 'time', nullable: true }) mendedAt!: Date | null;
}

export class ReportedView {
  @Wire('id') id!: number;
  @Wire('kind') kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire('count') count!: number;
  @Wire('categories') categories!: string[];
  @Wire('reasons', { of: () => ReasonView }) reasons!: ReasonView[];
  @Wire('since') since!: Date;
  @Wire('title') title!: string;
  @Wire('text') text!: string;
  @Wire('is_hidden') isHidden!: boolean;
  @Wire('is_gone') isGone!: boolean;
  /** Its page; null for what its readers alone see, and once it is gone. */
  @Wire('link', { as: 'text', nullable: true }) link!: string | null;
  @Wire('object', { of: () => ReportedObjectView }) object!: ReportedObjectView;
  @Wire('author', { of: () => ReportedAuthorView, nullable: true })
  author!: ReportedAuthorView | null;
  @Wire('decision', { of: () => DecisionView, nullable: true }) decision!: DecisionView | null;
}

export const reasonViews = (reasons: readonly Reason[]): ReasonView[] =>
  reasons.map((one) => Object.assign(new ReasonView(), one));

/** What members reported; the fields of before the object stay beside it, for older apps. */
export function reportedView(
  { subject, thing, decision, reasons, ...row }: ReportedThing,
  object: ReportedObjectView,
): ReportedView {
  const { title, text, isHidden, isGone, author } = object;
  return Object.assign(new ReportedView(), row, {
    ...{ kind: subject.kind, subjectId: subject.id, object, title, text, isHidden, isGone, author },
    reasons: reasonViews(reasons),
    link: thing && subject.kind !== 'chat-message' ? thing.path : null,
    decision: decision ? Object.assign(new DecisionView(), decision) : null,
  });
}
