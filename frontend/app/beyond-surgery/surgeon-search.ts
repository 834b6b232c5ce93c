export interface SurgeonSearchProps {
  /** The page that a choice leads to; by default that surgeon's posts. */
  pathOf?: (memberId: number) => string;
  defaultValue?: string;
}

export const SEARCH_HINT = 'Type min 3 characters to search the surgeons';
/** The page of results. */
export const SEARCH_PATH = '/beyondSurgery/search';
