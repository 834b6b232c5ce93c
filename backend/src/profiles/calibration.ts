/** How well a member's confidence was calibrated, over all votes with a known result. */
export interface Calibration {
  readonly votes: number;
  /**
   * The mean Brier score: 0 is always certain and right, 0.25 is a coin toss. Null without such
   * votes.
   */
  readonly brier: number | null;
}

/**
 * The results of members' votes. Implemented by the clinical-cases domain, which depends on this
 * one.
 */
export abstract class Calibrations {
  abstract calibrationOf(memberId: number): Promise<Calibration>;
}
