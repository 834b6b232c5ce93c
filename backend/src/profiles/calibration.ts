/** How well a member's confidence met what proved right, over all their votes of which that is known. */
export interface Calibration {
  readonly votes: number;
  /** The mean Brier score: 0 is always certain and right, 0.25 a coin that is tossed. Null without such a vote. */
  readonly brier: number | null;
}

/** How members voted. The cases, a later rank, answer it. */
export abstract class Calibrations {
  abstract calibrationOf(memberId: number): Promise<Calibration>;
}
