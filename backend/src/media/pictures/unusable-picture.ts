export type PictureProblem = 'damaged' | 'too-many-pixels' | 'too-many-frames' | 'unknown-kind';

/** Not a picture that can be shown, and why. The reader's own words are not kept. */
export class UnusablePicture extends Error {
  override readonly name = 'UnusablePicture';

  constructor(readonly problem: PictureProblem) {
    super(problem);
  }
}
