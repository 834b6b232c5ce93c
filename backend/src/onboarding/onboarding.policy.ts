/** The step before must be done; a step that is done may be done again. Steps 3 and 4 need the first two, not each other. */
export function mayTakeStep(step: 1 | 2 | 3 | 4, lastCompleted: number): boolean {
  return lastCompleted >= Math.min(step - 1, 2);
}
