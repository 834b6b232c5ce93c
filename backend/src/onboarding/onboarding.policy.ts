/**
 * The previous step must be done; a completed step can be repeated. Steps 3 and 4 require the first
 * two, but not each other.
 */
export function mayTakeStep(step: 1 | 2 | 3 | 4, lastCompleted: number): boolean {
  return lastCompleted >= Math.min(step - 1, 2);
}
