/** The fields of one place in the form of a reply, in percent of the picture. */
export const PIN_FIELDS = ['pinShape', 'pinX', 'pinY', 'pinX2', 'pinY2'] as const;

export type PinField = (typeof PIN_FIELDS)[number];
