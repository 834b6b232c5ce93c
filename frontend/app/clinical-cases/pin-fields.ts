/** The fields of one place in the form of a comment, in percent; a form may have several of each. */
export const PIN_FIELDS = [
  'pinFile',
  'pinShape',
  'pinX',
  'pinY',
  'pinX2',
  'pinY2',
  'pinPage',
  'pinSecond',
  'pinSlice',
] as const;

export type PinField = (typeof PIN_FIELDS)[number];
