/** What the search is called, wherever it stands. */
export const NAME = 'Search surgeons, cases and more';
export const PLACEHOLDER = 'Surgeons, cases, reels, events…';
