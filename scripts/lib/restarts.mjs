// When a process that has ended is restarted.

const WINDOW = 10 * 60_000;
const AT_ONCE = 3;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;

/**
 * At once for the first three times in ten minutes; then after increasing pauses, so that a process
 * that cannot run does not overload the machine.
 */
export function restarts() {
  let ends = [];
  return {
    /** The milliseconds to wait after an exit at `now`. */
    pauseAfterEnd(now) {
      ends = [...ends.filter((end) => now - end < WINDOW), now];
      const beyond = ends.length - AT_ONCE;
      return beyond <= 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** (beyond - 1), LONGEST_PAUSE);
    },
  };
}
