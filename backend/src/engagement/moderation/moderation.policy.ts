import { DECISIONS, type Decision } from '../moderation-decision.entity';
import type { EngagementSubjects } from '../subjects';

interface Reviewer {
  readonly memberId: number;
  /** Nobody else could decide. */
  readonly isOnly: boolean;
}

/** Nobody decides about their own posts, unless they are the only administrator. */
export const mayReview = (
  reviewer: Reviewer,
  { authorId }: { authorId: number | undefined },
): boolean => reviewer.isOnly || reviewer.memberId !== authorId;

/** The same; also, nobody decides about an appeal against their own decision. */
export const mayRuleOn = (
  reviewer: Reviewer,
  appeal: { authorId: number; decidedBy: number },
): boolean =>
  mayReview(reviewer, appeal) && (reviewer.isOnly || reviewer.memberId !== appeal.decidedBy);

/** What became of the reports of one subject so far. */
export interface Decided {
  /** Whether a report waits for a decision. */
  readonly isOpen: boolean;
  /** The decision by which the subject is currently hidden. */
  readonly inForce: Decision | null;
}

/**
 * A report is decided once. Afterwards a decision that hides its subject can be taken back, and a
 * correction that was asked for in vain can be followed by the removal.
 */
export function mayDecide(action: Decision, { isOpen, inForce }: Decided): boolean {
  if (isOpen) return true;
  if (action === 'restore') return inForce !== null;
  return inForce === 'repair' && (action === 'remove' || action === 'suspend');
}

/** The decisions that fit a kind of subject: only what can be edited can be sent back. */
export const decisionsAbout = ({
  decisions = DECISIONS,
  isMendable = false,
}: Pick<EngagementSubjects, 'decisions' | 'isMendable'>): readonly Decision[] =>
  decisions.filter((one) => one !== 'repair' || isMendable);

/** What the author of an appeal is told where nobody else could decide. */
export const SAME_PERSON = 'The same person decided, because nobody else can yet.';
