import { DAY, HOUR, isWithinDays, MINUTE } from './time';
import { counted } from './words';

export const OPEN_DAYS = 7;

export interface DiscussionWindow {
  /** Number of stitches shown, 1 to 7: the first on posting, the seventh on closing. */
  placed: number;
  isOpen: boolean;
  isLastDays: boolean;
  closesAt: string;
  /** "in 5 days", "in 3 hours", "in 10 minutes" */
  closesIn: string;
}

/** A case is open for 7 × 24 hours from its creation. */
export function discussionWindow(postedAt: string, now: string): DiscussionWindow {
  const closesAt = new Date(postedAt).getTime() + OPEN_DAYS * DAY;
  const left = closesAt - new Date(now).getTime();
  const isOpen = isWithinDays(postedAt, OPEN_DAYS, now);
  const daysLeft = Math.floor(left / DAY);
  const placed = isOpen ? Math.min(OPEN_DAYS - 1, Math.max(1, OPEN_DAYS - daysLeft)) : OPEN_DAYS;
  return {
    placed,
    isOpen,
    isLastDays: isOpen && placed === OPEN_DAYS - 1,
    closesAt: new Date(closesAt).toISOString(),
    closesIn: inWords(left),
  };
}

export function inWords(left: number): string {
  if (left >= DAY) return unit(Math.floor(left / DAY), 'day');
  if (left >= HOUR) return unit(Math.floor(left / HOUR), 'hour');
  return unit(Math.max(1, Math.floor(left / MINUTE)), 'minute');
}

export function unit(n: number, name: string): string {
  return `in ${counted(n, name)}`;
}
