import type { PostKind } from './clinical-post.entity';

export const FILE_CATEGORIES = ['IMAGE', 'VIDEO', 'REPORT', 'SCAN'] as const;
export type FileCategory = (typeof FILE_CATEGORIES)[number];

/** The little that rules ask of a post. */
export interface PostFacts {
  readonly id: number;
  readonly kind: PostKind;
  readonly authorId: number;
  readonly closesAt: Date | null;
  readonly isHidden: boolean;
  readonly hasOutcome: boolean;
  /** Its author asks colleagues for an answer, or did. */
  readonly isAsked: boolean;
}

/** A post as calls name it; one family of calls knows posts of one kind only. */
export interface PostName {
  readonly id: number;
  readonly kind?: PostKind | undefined;
}
