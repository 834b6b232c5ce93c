import { type TouchEvent, useRef } from 'react';

const LEAST_PX = 48;

/**
 * A swipe with one finger: to the left goes forward, to the right back. Diagonal and two-finger
 * gestures are left to the browser.
 */
export function useSwipe(turn: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [finger, second] = Array.from(touches);
      start.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [finger] = Array.from(changedTouches);
      if (!finger || !start.current) return;
      const across = finger.clientX - start.current.x;
      const down = finger.clientY - start.current.y;
      if (Math.abs(across) >= LEAST_PX && Math.abs(across) > 2 * Math.abs(down))
        turn(across < 0 ? 1 : -1);
      start.current = null;
    },
  };
}
