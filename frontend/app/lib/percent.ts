/** A whole number from 0 to 100; a whole that is not known yet is 0 per cent done. */
export function percentOf(part: number, whole: number): number {
  if (!(whole > 0) || !(part > 0)) return 0;
  return Math.min(100, Math.floor((100 * part) / whole));
}
