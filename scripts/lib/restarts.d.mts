export function restarts(): { pauseAfterEnd(now: number): number };
