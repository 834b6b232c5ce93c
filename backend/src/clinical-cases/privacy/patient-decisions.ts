/**
 * What patients decide about posts by links of their own. Patient consent, a later rank, answers it; each call belongs to the
 * transaction of what happens to the post.
 */
export abstract class PatientDecisions {
  /** Words or files of the post have changed: whoever agreed is asked again. */
  abstract changed(postId: number): Promise<void>;
  /** Its author answers for the consent again: the links end. @throws Refusal once one was answered */
  abstract handBack(postId: number): Promise<void>;
  /** It is withdrawn: no link shows it any more. */
  abstract withdrawn(postId: number): Promise<void>;
}
