export type Verdict = 'clean' | 'not-scanned' | 'infected';

/** Looks for viruses in a file. */
export abstract class Scanner {
  abstract scan(path: string): Promise<Verdict>;
}

/** There is none: said in the asset's row, never pretended. */
export class NoScanner extends Scanner {
  override async scan(): Promise<Verdict> {
    return 'not-scanned';
  }
}
