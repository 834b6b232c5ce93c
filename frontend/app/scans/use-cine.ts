import { useEffect, useRef } from 'react';

const USUAL_MS = 1_000 / 15;

/** Calls `next` for each frame while it plays, in step with the screen. */
export function useCine(isPlaying: boolean, frameMs: number | null, next: () => void): void {
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    if (!isPlaying) return;
    let shown = performance.now();
    let due = requestAnimationFrame(function step(now) {
      if (now - shown >= (frameMs ?? USUAL_MS)) {
        shown = now;
        latest.current();
      }
      due = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(due);
  }, [isPlaying, frameMs]);
}
