import type { RowOf, Statement } from '../platform/database/statement';
import type { PostKind } from './clinical-post.content';

import type { FactsOfParts } from './part-columns';

type OfParts = RowOf<
  Statement<Record<never, never>, { readonly [Name in keyof FactsOfParts]: FactsOfParts[Name] }>
>;

/** The few facts about a post that rules need. */
export interface PostFacts extends OfParts {
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
  /** Whether the viewer and its author have blocked one another. */
  readonly isBlocked: boolean;
}

/** Identifies a post in a request; one family of endpoints only handles one kind. */
export interface PostName {
  readonly id: number;
  readonly kind?: PostKind | undefined;
}

/** The state of what only its author sees until then. */
export const WAITS_FOR_PATIENT = 'Waiting for the patient';
