import { type RefObject, useCallback, useEffect, useState } from 'react';

/** How far a step scrolls; from there scroll snapping moves on to the next reel. */
const STEP_PX = 100;

/** The reel that fills the view. The URL follows it, so that it can be shared and reloaded. */
export function useCurrent(list: RefObject<HTMLUListElement>, first: number | undefined) {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const watching = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting);
        if (seen) setCurrent(Number((seen.target as HTMLElement).dataset['reel']));
      },
      { root: box, threshold: 0.6 },
    );
    const watch = () => {
      for (const reel of box.querySelectorAll('[data-reel]')) watching.observe(reel);
    };
    watch();
    const growing = new MutationObserver(watch);
    growing.observe(box, { childList: true });
    return () => {
      watching.disconnect();
      growing.disconnect();
    };
  }, [list]);
  useEffect(() => {
    if (current !== undefined)
      window.history.replaceState(
        window.history.state,
        '',
        `/explore/${current}${window.location.search}`,
      );
  }, [current]);
  const step = useCallback(
    (by: 1 | -1) =>
      list.current?.scrollBy({ top: by * STEP_PX, behavior: 'instant' as ScrollBehavior }),
    [list],
  );
  return { current, step };
}
