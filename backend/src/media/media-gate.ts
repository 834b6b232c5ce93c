import type { Asset } from './asset';

/** A file that is held back until it is checked. */
export interface Undecided {
  readonly asset: Pick<Asset, 'id' | 'kind' | 'ownerId'>;
  /** Whether its owner said what becomes of the sound of a video. */
  readonly isSoundDecided?: boolean;
}

/**
 * Holds files back that were sent without their owners' decisions: until the check found nothing,
 * or the owner has decided, nobody else sees them. Implemented in `checks/`.
 */
export abstract class MediaGate {
  /**
   * Call this in the transaction that holds the file. Documents have no pixels to check, and are not
   * held back.
   * @returns whether it is held back now
   * @throws Refusal 429 if too many of the owner's files are waiting already
   */
  abstract holdBack(file: Undecided): Promise<boolean>;
  /** Waits until these are checked, but no longer than a posting call may take. */
  abstract settle(assetIds: readonly number[]): Promise<void>;
}
