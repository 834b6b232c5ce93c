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

/** Ticked for each mark of a step or an outcome that goes: its number. */
export const DROPPED_PIN = 'dropPin';

export type PinField = (typeof PIN_FIELDS)[number];

/** The choice that removes the mark instead of moving it. */
export const NOWHERE = 'none';
