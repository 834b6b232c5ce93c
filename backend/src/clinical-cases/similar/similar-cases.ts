import type { Actor } from '../../wire/access';

/** Which cases are about the same. The search, a later rank, answers it. */
export abstract class SimilarCases {
  /**
   * The nearest first, of those that this person may see.
   * @param besides a case that is not meant; 0 for none
   */
  abstract near(actor: Actor, text: string, besides: number): Promise<number[]>;
}
