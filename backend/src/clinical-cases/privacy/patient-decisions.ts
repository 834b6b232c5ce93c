/**
 * Patients' decisions about posts through personal links. Implemented by the patient-consent
 * domain, which depends on this one; each method is called in the transaction of the change to the
 * post.
 */
export abstract class PatientDecisions {
  /** Text or files of the post have changed: patients who agreed are asked again. */
  abstract changed(postId: number): Promise<void>;
  /**
   * The author answers for the consent again: the links end.
   * @throws Refusal once a link was answered
   */
  abstract handBack(postId: number): Promise<void>;
  /** The consent was withdrawn: links no longer show the post. */
  abstract withdrawn(postId: number): Promise<void>;
}
