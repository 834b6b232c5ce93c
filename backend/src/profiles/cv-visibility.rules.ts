/** Who may read a CV besides its owner. Pure, also used by pages. */
export const CV_VISIBILITIES = ['members', 'connections', 'only-me'] as const;
export type CvVisibility = (typeof CV_VISIBILITIES)[number];
