import type { Pointing } from '../../clinical-cases/pins/pointing';
import type { DbTime } from '../../platform/database/columns';
import type { AuthorRow } from '../../profiles/author';
import type { EntryKind } from './kinds.rules';

/** The number of results for each other value of a filter. */
export interface Facets {
  readonly specialities: readonly { readonly name: string; readonly count: number }[];
  readonly outcomes: { readonly any: number; readonly reported: number };
  readonly states: { readonly open: number; readonly closed: number };
}

/** A search result. Title and snippet contain marks. */
export interface FoundRow extends Partial<AuthorRow>, Partial<Pointing> {
  readonly kind: EntryKind;
  readonly id: number;
  readonly title: string;
  readonly snippet: string;
  readonly createdAt: DbTime;
  /** The comment in the snippet, if it is from one; the places are those that it points at. */
  readonly commentId?: number | null;
  readonly commentBy?: string | null;
  /** The speciality, or another short description. */
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

/** The filters of a search; empty ones do not apply. */
export interface Narrowed {
  readonly speciality: string;
  readonly outcome: '' | 'reported' | 'awaited';
  readonly state: '' | 'open' | 'closed';
  /** Days, both inclusive, in the format 2026-11-20. */
  readonly from: string;
  readonly to: string;
}
