import { type RefObject, useEffect, useRef } from 'react';

/**
 * The pressed button disappears with its finding: focus moves to “Replace” of the next one, never to
 * “Replace all”, or to the field.
 */
export function useNextFocus(box: RefObject<HTMLElement>, controlId: string, shown: unknown) {
  const isWanted = useRef(false);
  useEffect(() => {
    if (!isWanted.current || shown === undefined) return;
    isWanted.current = false;
    (
      box.current?.querySelector<HTMLElement>('.lint li button:last-child') ??
      document.getElementById(controlId)
    )?.focus();
  }, [box, controlId, shown]);
  return () => {
    isWanted.current = true;
  };
}
