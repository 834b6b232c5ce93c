/** How often a member's advice helped, in cases rather than comments. */
export interface AdviceGiven {
  readonly changed: number;
  readonly confirmed: number;
  /** Sorted by the number of changed plans. */
  readonly bySpeciality: readonly { readonly speciality: string; readonly changed: number }[];
}

/**
 * Advice given by members. Implemented by the clinical-cases domain, which depends on this one;
 * without it there is none.
 */
export abstract class Advisers {
  abstract adviceOf(memberId: number): Promise<AdviceGiven>;
}

export const NO_ADVICE: AdviceGiven = { changed: 0, confirmed: 0, bySpeciality: [] };
