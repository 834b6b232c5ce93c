import { DAY, HOUR, MINUTE } from './time';
import { counted } from './words';

export const OPEN_DAYS = 7;

export interface DiscussionWindow {
  /** Number of stitches shown, 1 to 7: the first on posting, the seventh on closing. */
  placed: number;
  isOpen: boolean;
  isLastDays: boolean;
  /** "in 5 days", "in 3 hours", "in 10 minutes" */
  closesIn: string;
  /** "5 days left" */
  left: string;
}

/**
 * A case is open for 7 × 24 hours, which begin on posting or, if its patient decides first, with
 * their answer.
 */
export function discussionWindow(closesAt: string, now: string): DiscussionWindow {
  const left = new Date(closesAt).getTime() - new Date(now).getTime();
  const isOpen = left > 0;
  const daysLeft = Math.floor(left / DAY);
  const placed = isOpen ? Math.min(OPEN_DAYS - 1, Math.max(1, OPEN_DAYS - daysLeft)) : OPEN_DAYS;
  return {
    placed,
    isOpen,
    isLastDays: isOpen && placed === OPEN_DAYS - 1,
    closesIn: inWords(left),
    left: `${inWords(left).replace(/^in /, '')} left`,
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
