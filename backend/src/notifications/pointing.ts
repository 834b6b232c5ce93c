import { pointedAt } from '../clinical-cases/pins/pin.rules';
import { nullable, number } from '../platform/database/statement';
import type { NotificationKind } from './notification.kinds';

export const POINTING = {
  pinPicture: nullable(number),
  pinPage: nullable(number),
  pinSecond: nullable(number),
  pinSlice: nullable(number),
  pins: number,
};

/** The first place that the comment or the outcome of a notification points at, and how many it has. */
export interface Pointing {
  readonly pinPicture: number | null;
  readonly pinPage: number | null;
  readonly pinSecond: number | null;
  readonly pinSlice: number | null;
  readonly pins: number;
}

/** Those columns, for statements that join `WHAT_HAPPENED`. */
export const POINTING_COLUMNS = `pointed.picture as "pinPicture", pointed.page as "pinPage", pointed.second as "pinSecond",
    pointed.slice as "pinSlice", coalesce(pointed.many, 0) as pins`;

const KINDS: ReadonlySet<NotificationKind> = new Set([
  'case-commented',
  'followed-case-commented',
  'comment-replied',
  'mentioned',
  'outcome-reported',
]);

interface Line extends Pointing {
  readonly kind: NotificationKind;
  /** How many other members did the same. */
  readonly others: number;
}

/** "… commented on your case and pointed at page 2." */
export function withPlace(sentence: string, row: Line): string {
  const { pinPicture: picture, pinPage: page, pinSecond: second, pinSlice: slice } = row;
  const { pins: many, others } = row;
  // Of several comments only the last one's place is known.
  if (many === 0 || others > 0 || !KINDS.has(row.kind)) return sentence;
  return `${sentence.replace(/\.$/, '')} and ${pointedAt({ picture, page, second, slice, many })}.`;
}
