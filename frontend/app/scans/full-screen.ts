import { type RefObject, useEffect, useRef, useState } from 'react';
import { leaveFullScreen } from './leave-full-screen';

const fills = (stage: HTMLElement) =>
  document.fullscreenElement === stage || stage.dataset['full'] !== undefined;

/** A browser that lets only films fill the screen has the stage laid over its page. */
async function fill(stage: HTMLElement): Promise<void> {
  const isFilled = await stage.requestFullscreen?.().then(
    () => true,
    () => false,
  );
  if (!isFilled) stage.dataset['full'] = '';
}

async function leave(stage: HTMLElement): Promise<void> {
  delete stage.dataset['full'];
  await leaveFullScreen();
}

/**
 * Lets the stage around an element fill the screen. It is left for what lies beyond it: a comment
 * that a mark leads to, and whatever gets the focus.
 */
export function useFullScreen(inStage: RefObject<HTMLElement>) {
  const [isFull, setFull] = useState(false);
  const stage = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const found = inStage.current?.closest<HTMLElement>('.scan');
    stage.current = found ?? null;
    if (!found) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    // Another series of the stage may be shown on a full screen already.
    const look = () => setFull(fills(found));
    look();
    document.addEventListener('fullscreenchange', look, { signal });
    const leaveFor = (then: () => void) => void leave(found).then(look).then(then);
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof Element) || !fills(found) || found.contains(target)) return;
        leaveFor(() => target.scrollIntoView({ block: 'nearest' }));
      },
      { signal },
    );
    found.addEventListener(
      'click',
      (event) => {
        const link = (event.target as Element).closest<HTMLElement>('a.mark');
        if (!link || !fills(found)) return;
        event.preventDefault();
        leaveFor(() =>
          link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
        );
      },
      { signal },
    );
    return () => ended.abort();
  }, [inStage]);
  const change = (how: (stage: HTMLElement) => Promise<void>) => {
    const { current } = stage;
    if (current) void how(current).then(() => setFull(fills(current)));
  };
  return {
    isFull,
    toggle: () => change(isFull ? leave : fill),
    leave: () => isFull && change(leave),
  };
}
