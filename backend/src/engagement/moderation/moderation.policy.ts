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
