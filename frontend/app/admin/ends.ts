import { isUntilLifted } from '../../../backend/src/auth/suspension.rules';
import { longDate } from '../lib/time';

/** “Until 1 December 2026”, “Until lifted”. */
export const untilInWords = (end: string): string =>
  `Until ${isUntilLifted(new Date(end)) ? 'lifted' : longDate(end)}`;
