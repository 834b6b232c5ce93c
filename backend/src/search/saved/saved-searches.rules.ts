/** Rules of saved searches, shared by the API and the pages. Pure. */

export const SAVED_KINDS = ['case', 'opportunity'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** The groups of results that can be saved, under their wire names. */
export const SAVED_GROUPS = ['cases', 'opportunities'] as const;
export type SavedGroup = (typeof SAVED_GROUPS)[number];

export const KIND_OF_SAVED: Readonly<Record<SavedGroup, SavedKind>> = {
  cases: 'case',
  opportunities: 'opportunity',
};
export const GROUP_OF_SAVED: Readonly<Record<SavedKind, SavedGroup>> = {
  case: 'cases',
  opportunity: 'opportunities',
};

/** The most searches that a member may save. */
export const MOST_SAVED = 50;

export interface SavedWords {
  readonly kind: SavedGroup;
  readonly query: string;
  readonly speciality: string;
  readonly countryId: number | null;
  readonly type: string;
}

/** The page with the results of a saved search, newest first. */
export function pathOfSaved({ kind, query, speciality, countryId, type }: SavedWords): string {
  const words =
    query === '' && kind === 'opportunities'
      ? { country: countryId === null ? '' : String(countryId), speciality, type }
      : { term: query, kind, speciality, order: 'newest' };
  const given = Object.entries(words).filter(([, value]) => value !== '');
  const search = new URLSearchParams(given).toString();
  const page = query === '' && kind === 'opportunities' ? '/opportunities' : '/search';
  return search === '' ? page : `${page}?${search}`;
}
