import { type TouchEvent, useRef } from 'react';

const LEAST_PX = 48;

/** One finger from right to left turns on, from left to right back. Two fingers, and slanted ones, are the browser's. */
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
