import { nullable, number } from '../../platform/database/statement';
import { pointedAt } from './pin.rules';

export const POINTING = {
  pinPicture: nullable(number),
  pinSeries: nullable(number),
  pinPage: nullable(number),
  pinSecond: nullable(number),
  pinSlice: nullable(number),
  pins: number,
};

/** The first place that a comment or an outcome points at, and how many it has. */
export interface Pointing {
  /** Its place on the stage, from 1; null for slices, and for files of steps. */
  readonly pinPicture: number | null;
  readonly pinSeries: number | null;
  readonly pinPage: number | null;
  readonly pinSecond: number | null;
  readonly pinSlice: number | null;
  readonly pins: number;
}

/** Those columns, for statements that join `pointedAtBy`. */
export const POINTING_COLUMNS = `pointed.picture as "pinPicture", pointed.series as "pinSeries", pointed.page as "pinPage", pointed.second as "pinSecond",
    pointed.slice as "pinSlice", coalesce(pointed.many, 0) as pins`;

/** "pointed at page 2 and 2 more" */
export function inWords(at: Pointing): string {
  const { pinPicture: picture, pinPage: page, pinSecond: second, pinSlice: slice, pins } = at;
  return pointedAt({ picture, page, second, slice, many: pins });
}

/** What opens the place on the page of its case, as in "picture=2&t=47"; empty for files of steps. */
export function placeQuery({ pinPicture, pinSeries, pinSecond, pinSlice }: Pointing): string {
  const shown = Object.entries({
    picture: pinPicture,
    t: pinPicture === null ? null : pinSecond,
    series: pinSeries,
    slice: pinSeries === null ? null : pinSlice,
  }).filter(([, value]) => value !== null);
  return shown.map(([name, value]) => `${name}=${value}`).join('&');
}
