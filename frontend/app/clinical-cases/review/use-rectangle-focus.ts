import { type RefObject, useEffect, useState } from 'react';

/** Focuses the rectangle at an index once it is rendered, or the first button if there is none. */
export function useRectangleFocus(tool: RefObject<HTMLElement>) {
  const [wanted, setWanted] = useState<number | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    const found = tool.current?.querySelectorAll<HTMLElement>('.mask');
    (
      found?.[Math.min(wanted, found.length - 1)] ??
      tool.current?.querySelector<HTMLElement>('.btn')
    )?.focus();
    setWanted(null);
  }, [tool, wanted]);
  return setWanted;
}
