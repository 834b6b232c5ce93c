/** Who was asked for an answer in a case. Asking, a later rank, answers it. */
export abstract class AskedColleagues {
  /** Somebody opened a case. */
  abstract opened(postId: number, memberId: number): Promise<void>;
  /** Somebody commented on it; in the transaction of the comment. */
  abstract answered(postId: number, memberId: number): Promise<void>;
  /** The members who were asked in person. */
  abstract askedIn(postId: number): Promise<ReadonlySet<number>>;
}
