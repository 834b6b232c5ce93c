/** Who may read a CV beside its owner. Pure: pages use it too. */
export const CV_VISIBILITIES = ['members', 'connections', 'only-me'] as const;
export type CvVisibility = (typeof CV_VISIBILITIES)[number];
