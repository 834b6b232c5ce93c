import { useEffect, useState } from 'react';

/** Slightly longer than a toast is shown. */
const QUIET_MS = 7_000;
const ACTS = ['keydown', 'pointerdown', 'input', 'scroll'] as const;
const WRITES = 'input, textarea, select, [contenteditable]';

/**
 * True once the user has not typed, tapped or scrolled for a while and no field with text in it has
 * the focus.
 */
export function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    let timer = 0;
    const look = () => {
      if (isWriting()) wait();
      else setQuiet(true);
    };
    const wait = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, QUIET_MS);
    };
    wait();
    for (const act of ACTS) document.addEventListener(act, wait, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      for (const act of ACTS) document.removeEventListener(act, wait, { capture: true });
    };
  }, [isQuiet]);
  return isQuiet;
}

function isWriting(): boolean {
  const field = document.activeElement;
  if (!field?.matches(WRITES)) return false;
  return ('value' in field ? field.value : field.textContent) !== '';
}
