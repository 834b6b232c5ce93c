/**
 * Tracks the colleagues who were asked about a case. Implemented by the asking domain, which
 * depends on this one.
 */
export abstract class AskedColleagues {
  /** A member commented on it; called in the transaction of the comment. */
  abstract answered(postId: number, memberId: number): Promise<void>;
  /** The members who were asked individually. */
  abstract askedIn(postId: number): Promise<ReadonlySet<number>>;
}
