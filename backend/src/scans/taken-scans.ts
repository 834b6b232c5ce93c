/** A packed series on the disk, of which nothing is believed yet. */
export interface PackedSeries {
  /** A temporary file; whoever takes it leaves it there. */
  readonly path: string;
}

/** Keeps series for a later call, as an upload of their sender. */
export abstract class TakenScans {
  /**
   * @param isBurned whether the header said that words stand in the pixels
   * @returns the id of the upload
   * @throws Refusal 422 under `uploadId` if it is not a packed series
   */
  abstract take(ownerId: number, packed: PackedSeries, isBurned: boolean): Promise<string>;
}
