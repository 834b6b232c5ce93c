import { type MouseEvent, useEffect, useRef } from 'react';

/** Within so long a second tap belongs to the first. */
const SECOND_TAP_MS = 250;

/** Two taps or clicks inside do this; one does what it always did, a moment later. */
export function useDoubleTap(onDouble: () => void) {
  const first = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(first.current), []);
  return {
    onClickCapture: (event: MouseEvent) => {
      // Offline nothing is followed or sent, which has been said.
      if (event.defaultPrevented) return;
      const isPlain =
        event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      // Neither a key's click is a tap, nor the one that was held back.
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
