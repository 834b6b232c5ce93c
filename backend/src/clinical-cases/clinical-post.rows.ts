import type { PostKind } from './clinical-post.content';

export const FILE_CATEGORIES = ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];

/** The little that rules ask of a post. */
export interface PostFacts {
  readonly id: number;
  readonly kind: PostKind;
  readonly authorId: number;
  readonly closesAt: Date | null;
  readonly isHidden: boolean;
  /** The patient, not its author, says who may see it. */
  readonly isPatients: boolean;
  /** Only its author sees it until the patient has answered. */
  readonly awaitsPatient: boolean;
  readonly hasOutcome: boolean;
  /** Its author asks colleagues for an answer, or did. */
  readonly isAsked: boolean;
  /** Its poll hides the discussion until one has voted. */
  readonly isBlind: boolean;
  /** This person has neither voted nor skipped. */
  readonly isBlinded: boolean;
}

/** A post as calls name it; one family of calls knows posts of one kind only. */
export interface PostName {
  readonly id: number;
  readonly kind?: PostKind | undefined;
}
