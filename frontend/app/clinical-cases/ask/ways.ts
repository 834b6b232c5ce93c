import type { AskWish, Reach } from '../asking.server';

/** What can be done where nobody of the case's own speciality can be asked now. */
export const WAYS = ['neighbours', 'wait', 'both'] as const;
export type Way = (typeof WAYS)[number];

export const isWay = (value: unknown): value is Way => WAYS.some((way) => way === value);

export interface WaysOn {
  /** The nearest speciality in which somebody can be asked now. */
  nearest: Reach['neighbours'][number] | undefined;
  /** The first hour at which somebody of the case's own can be asked, while the case is open. */
  start: string | null;
}

/** Null if somebody can be asked now, or nobody even then. */
export function waysOn({ now, later, neighbours }: Reach, closesAt: string | null): WaysOn | null {
  if (now > 0) return null;
  const at = later[0]?.at;
  const start = at && (closesAt === null || at < closesAt) ? at : null;
  const nearest = neighbours.find((one) => one.now > 0);
  return start || nearest ? { nearest, start } : null;
}

/** What is asked of the API for a way; the form says which neighbour and hour it showed. */
export function wishOf(
  way: Way,
  { nearest, start }: { nearest: string; start: string },
): Omit<AskWish, 'urgency'> {
  if (way === 'wait') return { from: start };
  return { with: [nearest], fill: way === 'both' ? 'until-end' : 'none' };
}
