/** How often a member's advice helped: numbers of cases, not of comments. */
export interface AdviceGiven {
  readonly changed: number;
  readonly confirmed: number;
  /** Where it changed most comes first. */
  readonly bySpeciality: readonly { readonly speciality: string; readonly changed: number }[];
}

/** Whose advice helped. The cases, a later rank, answer it; where nobody does, nobody's did. */
export abstract class Advisers {
  abstract adviceOf(memberId: number): Promise<AdviceGiven>;
}

export const NO_ADVICE: AdviceGiven = { changed: 0, confirmed: 0, bySpeciality: [] };
