interface Judge {
  readonly memberId: number;
  /** Nobody else could decide. */
  readonly isOnly: boolean;
}

/** Nobody decides about their own posts, unless they are the only administrator. */
export const mayJudge = (judge: Judge, { authorId }: { authorId: number | undefined }): boolean =>
  judge.isOnly || judge.memberId !== authorId;

/** Nor about an appeal against their own decision. */
export const mayHear = (judge: Judge, appeal: { authorId: number; decidedBy: number }): boolean =>
  mayJudge(judge, appeal) && (judge.isOnly || judge.memberId !== appeal.decidedBy);
