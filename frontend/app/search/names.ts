/** The label of the search, wherever it appears. */
export const NAME = 'Search surgeons, cases and more';
export const PLACEHOLDER = 'Surgeons, cases, reels, events…';
