export interface SurgeonSearchProps {
  /** Where a choice leads; to that surgeon's posts unless a page says otherwise. */
  pathOf?: (memberId: number) => string;
  defaultValue?: string;
}

export const SEARCH_HINT = 'Type min 3 characters to search the surgeons';
/** The page of results. */
export const SEARCH_PATH = '/beyondSurgery/search';
