import { isUntilLifted } from '../../../backend/src/auth/suspension.rules';

/** “Until 2026-12-01”, “Until it is lifted”. */
export const untilInWords = (end: string): string =>
  `Until ${isUntilLifted(new Date(end)) ? 'lifted' : end.slice(0, 10)}`;
