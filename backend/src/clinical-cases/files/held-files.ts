import type { AssetKind } from '../../media/file-type.rules';
import type { FilePlace } from './post-files.repository';

export interface UndecidedFile {
  readonly fileId: number;
  readonly kind: AssetKind;
}

/** A post or a step whose files are checked. */
export interface HeldPlace extends FilePlace {
  readonly isNew: boolean;
}

/**
 * Holds files whose author has not yet decided about what the check found. Implemented in
 * `checks/`.
 */
export abstract class HeldFiles {
  /**
   * Call this in the transaction that adds the files. A new post or step waits as a whole,
   * otherwise only its files do.
   * @throws Refusal 429 if too many of the author's files are waiting already
   */
  abstract hold(place: HeldPlace, files: readonly UndecidedFile[]): Promise<void>;
  /** Waits until the files of a post are checked, but no longer than a posting call may take. */
  abstract settle(postId: number): Promise<void>;
  /** Shows the post, and each of its steps, unless one of its own files is still held. */
  abstract showUnlessHeld(postId: number): Promise<void>;
}
