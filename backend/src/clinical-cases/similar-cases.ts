import type { Actor } from '../wire/access';

/** Finds similar cases. Implemented by the search domain, which depends on this one. */
export abstract class SimilarCases {
  /**
   * The most similar first, of those that the viewer may see.
   * @param besides a case to leave out; 0 for none
   */
  abstract near(actor: Actor, text: string, besides: number): Promise<number[]>;
}
