export type PdfProblem = 'active' | 'protected' | 'broken' | 'too-long';

/** A document that cannot be taken, and why. */
export class UnusablePdf extends Error {
  override readonly name = 'UnusablePdf';

  constructor(readonly problem: PdfProblem) {
    super(problem);
  }
}
