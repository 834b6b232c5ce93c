import { type MouseEvent, useEffect, useRef } from 'react';

/** The longest time between two taps of a double tap. */
const SECOND_TAP_MS = 250;

/**
 * Calls `onDouble` on a double tap or double click; a single click is passed on after a short
 * delay.
 */
export function useDoubleTap(onDouble: () => void) {
  const first = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(first.current), []);
  return {
    onClickCapture: (event: MouseEvent) => {
      // While offline the click was already cancelled with a message.
      if (event.defaultPrevented) return;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      // `detail` is 0 for clicks by keyboard and for the delayed click below.
      if (!isPlain || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
      const tapped = event.target as HTMLElement;
      const isSecond = first.current !== undefined;
      window.clearTimeout(first.current);
      first.current = undefined;
      if (isSecond) return onDouble();
      first.current = window.setTimeout(() => {
        first.current = undefined;
        tapped.click();
      }, SECOND_TAP_MS);
    },
  };
}
