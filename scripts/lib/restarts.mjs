// When a process that has ended is started again.

const WINDOW = 10 * 60_000;
const AT_ONCE = 3;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;

/** At once for the first three times in ten minutes; then after pauses that grow, so that what cannot run does not take the machine. */
export function restarts() {
  let ends = [];
  return {
    /** Milliseconds to wait after an end at `now`. */
    pauseAfterEnd(now) {
      ends = [...ends.filter((end) => now - end < WINDOW), now];
      const beyond = ends.length - AT_ONCE;
      return beyond <= 0 ? 0 : Math.min(FIRST_PAUSE * 2 ** (beyond - 1), LONGEST_PAUSE);
    },
  };
}
