import type { Reason } from '../engagement/moderation/moderation.sql';
import type { ReportedThing } from '../engagement/moderation/report-queue';
import { DECISIONS } from '../engagement/moderation-decision.entity';
import type { Actor } from '../wire/access';
import { Wire } from '../wire/wire';
import { ReportedAuthorView, ReportedObjectView } from './reported-object.views';

export class ReasonView {
  @Wire() reason!: string;
  @Wire() reporter!: string;
}

class DecisionView {
  @Wire({ words: DECISIONS }) action!: string;
  /** Shown to the author. */
  @Wire() reason!: string;
  /** Internal. */
  @Wire() note!: string;
  @Wire() by!: string;
  @Wire() at!: Date;
  /** When the author made the requested changes. */
  @Wire('mended_at', { as: 'time', nullable: true }) mendedAt!: Date | null;
}

export class ReportedView {
  @Wire() id!: number;
  @Wire() kind!: string;
  @Wire('subject_id') subjectId!: number;
  @Wire() count!: number;
  @Wire() categories!: string[];
  @Wire({ of: () => ReasonView }) reasons!: ReasonView[];
  @Wire() since!: Date;
  @Wire() title!: string;
  @Wire() text!: string;
  @Wire('is_hidden') isHidden!: boolean;
  @Wire('is_gone') isGone!: boolean;
  /** The path of its page; null if the reader of the report cannot open it, or it is gone. */
  @Wire({ as: 'text', nullable: true }) link!: string | null;
  @Wire({ of: () => ReportedObjectView }) object!: ReportedObjectView;
  @Wire({ of: () => ReportedAuthorView, nullable: true })
  author!: ReportedAuthorView | null;
  @Wire({ of: () => DecisionView, nullable: true }) decision!: DecisionView | null;
}

export const reasonViews = (reasons: readonly Reason[]): ReasonView[] =>
  reasons.map((one) => Object.assign(new ReasonView(), one));

/** What is hidden opens for administrators; a message for its recipients alone. */
function linkTo({ subject, thing }: ReportedThing, reader: Pick<Actor, 'isAdmin'>): string | null {
  if (!thing || subject.kind === 'chat-message') return null;
  return reader.isAdmin || !(thing.isHidden || thing.isInHidden) ? thing.path : null;
}

/** A reported object; the fields that predate `object` are kept for older apps. */
export function reportedView(
  reported: ReportedThing,
  object: ReportedObjectView,
  reader: Pick<Actor, 'isAdmin'>,
): ReportedView {
  const { subject, thing: _, decision, reasons, ...row } = reported;
  const { title, text, isHidden, isGone, author } = object;
  return Object.assign(new ReportedView(), row, {
    kind: subject.kind,
    subjectId: subject.id,
    object,
    title,
    text,
    isHidden,
    isGone,
    author,
    reasons: reasonViews(reasons),
    link: linkTo(reported, reader),
    decision: decision ? Object.assign(new DecisionView(), decision) : null,
  });
}
