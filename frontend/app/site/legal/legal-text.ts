/** A paragraph, with links as `[label](/path)`; a list; or a table. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: LegalTable };

export interface LegalTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface LegalSection {
  /** The section's anchor, e.g. `#cookies`. */
  readonly id: string;
  readonly title: string;
  readonly body: readonly LegalBlock[];
}

export interface LegalText {
  readonly title: string;
  /** "20 November 2026" */
  readonly inForce: string;
  readonly short: readonly string[];
  readonly sections: readonly LegalSection[];
}
