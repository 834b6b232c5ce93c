import type { DbTime } from '../../platform/database/columns';
import type { AuthorRow } from '../../profiles/author';
import type { EntryKind } from './kinds.rules';

/** How many there would be with another choice. */
export interface Facets {
  readonly specialities: readonly { readonly name: string; readonly count: number }[];
  readonly outcomes: { readonly any: number; readonly reported: number };
  readonly states: { readonly open: number; readonly closed: number };
}

/** One thing that was found. Title and snippet hold marks. */
export interface FoundRow extends Partial<AuthorRow> {
  readonly kind: EntryKind;
  readonly id: number;
  readonly title: string;
  readonly snippet: string;
  readonly createdAt: DbTime;
  /** Whose comment the snippet is from, where it is one. */
  readonly commentBy?: string | null;
  /** Its speciality, or what else says in a word what it is about. */
  readonly about: string;
  readonly state: 'open' | 'closed' | null;
  readonly hasOutcome?: boolean;
  readonly outcomeDay?: number | null;
  readonly pictureKey?: string | null;
}

export interface FoundPage {
  readonly total: number;
  readonly items: readonly FoundRow[];
}

/** What narrows a search; empty where it does not. */
export interface Narrowed {
  readonly speciality: string;
  readonly outcome: '' | 'reported' | 'awaited';
  readonly state: '' | 'open' | 'closed';
  /** Days, both included, as 2026-11-20. */
  readonly from: string;
  readonly to: string;
}
