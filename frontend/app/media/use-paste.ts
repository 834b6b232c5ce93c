import { type RefObject, useEffect, useRef } from 'react';

/** Takes files pasted anywhere on the page while this box is visible. */
export function usePaste(box: RefObject<HTMLElement>, add: (files: File[]) => void): void {
  const latest = useRef(add);
  latest.current = add;
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0 || !box.current?.checkVisibility()) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [box]);
}
