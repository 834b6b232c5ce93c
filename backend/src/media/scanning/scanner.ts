export type Verdict = 'clean' | 'not-scanned' | 'infected';

/** Scans a file for viruses. */
export abstract class Scanner {
  abstract scan(path: string): Promise<Verdict>;
}

/** Used when no scanner is configured, which is recorded in the asset's row. */
export class NoScanner extends Scanner {
  override async scan(): Promise<Verdict> {
    return 'not-scanned';
  }
}
