import { pointedAt } from '../clinical-cases/pins/pin.rules';
import { nullable, number } from '../platform/database/statement';
import type { NotificationKind } from './notification.kinds';

export const POINTING = {
  pinPicture: nullable(number),
  pinSeries: nullable(number),
  pinPage: nullable(number),
  pinSecond: nullable(number),
  pinSlice: nullable(number),
  pins: number,
};

/** The first place that the comment or the outcome of a notification points at, and how many it has. */
export interface Pointing {
  /** Its place on the stage, from 1; null for slices, and for files of steps. */
  readonly pinPicture: number | null;
  readonly pinSeries: number | null;
  readonly pinPage: number | null;
  readonly pinSecond: number | null;
  readonly pinSlice: number | null;
  readonly pins: number;
}

/** Those columns, for statements that join `WHAT_HAPPENED`. */
export const POINTING_COLUMNS = `pointed.picture as "pinPicture", pointed.series as "pinSeries", pointed.page as "pinPage", pointed.second as "pinSecond",
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
  readonly link: string;
  /** How many other members did the same. */
  readonly others: number;
}

/** A line that stands for several comments has the place of the last one alone, so it names none. */
const isPointing = ({ kind, others, pins }: Omit<Line, 'link'>) =>
  pins > 0 && others === 0 && KINDS.has(kind);

/** "… commented on your case and pointed at page 2." */
export function withPlace(sentence: string, line: Omit<Line, 'link'>): string {
  if (!isPointing(line)) return sentence;
  const { pinPicture: picture, pinPage: page, pinSecond: second, pinSlice: slice, pins } = line;
  const place = pointedAt({ picture, page, second, slice, many: pins });
  return `${sentence.replace(/\.$/, '')} and ${place}.`;
}

/** The page on which the place is shown: "/caseDetails/5?picture=2&t=47#comment-7". */
export function linkToPlace(line: Line): string {
  const { link, pinPicture, pinSeries, pinSecond, pinSlice } = line;
  if (!isPointing(line)) return link;
  const shown = Object.entries({
    picture: pinPicture,
    t: pinPicture === null ? null : pinSecond,
    series: pinSeries,
    slice: pinSeries === null ? null : pinSlice,
  }).filter(([, value]) => value !== null);
  const query = shown.map(([name, value]) => `${name}=${value}`).join('&');
  return query ? link.replace('#', `?${query}#`) : link;
}
