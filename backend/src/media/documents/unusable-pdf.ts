export type PdfProblem = 'active' | 'protected' | 'broken' | 'too-long';

/** A document that is not accepted, and why. */
export class UnusablePdf extends Error {
  override readonly name = 'UnusablePdf';

  constructor(readonly problem: PdfProblem) {
    super(problem);
  }
}
