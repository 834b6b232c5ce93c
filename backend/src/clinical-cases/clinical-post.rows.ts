import type { PostKind } from './clinical-post.content';

/** The few facts about a post that rules need. */
export interface PostFacts {
  readonly id: number;
  readonly kind: PostKind;
  readonly authorId: number;
  readonly closesAt: Date | null;
  readonly isHidden: boolean;
  /** Whether the patient, not the author, decides who may see it. */
  readonly isPatients: boolean;
  /** Whether its author has yet to make the declarations. */
  readonly isUndeclared: boolean;
  /** Only the author can see it until the patient has answered. */
  readonly awaitsPatient: boolean;
  readonly hasOutcome: boolean;
  /** Whether the author has asked colleagues for an answer. */
  readonly isAsked: boolean;
  /** Whether its poll hides the discussion until the viewer has voted. */
  readonly isBlind: boolean;
  /** Whether the viewer has neither voted nor skipped yet. */
  readonly isBlinded: boolean;
  /** Whether the viewer and its author have blocked one another. */
  readonly isBlocked: boolean;
  /** Whether the reported outcome is a death. Blinded viewers must not learn it. */
  readonly endedInDeath: boolean;
}

/** Identifies a post in a request; one family of endpoints only handles one kind. */
export interface PostName {
  readonly id: number;
  readonly kind?: PostKind | undefined;
}
