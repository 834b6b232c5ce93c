import { useEffect, useRef } from 'react';

interface Keys {
  step: (by: 1 | -1) => void;
  close: () => void;
  toggleSound: () => void;
}

/**
 * Arrows go to the next and previous reel, the space bar plays and pauses, M toggles the sound, Esc
 * closes. Dialogs keep all their keys, buttons and links the space bar.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as Element;
      if (target.closest('.dialog')) return;
      const isOnControl = target.closest('button, a') !== null;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
        latest.current.step(event.key === 'ArrowDown' ? 1 : -1);
      else if (event.key === ' ' && !isOnControl)
        document.querySelector<HTMLElement>('[data-reel][data-current] .reel__play')?.click();
      else if (event.key === 'Escape') latest.current.close();
      else if (event.key === 'm' || event.key === 'M') latest.current.toggleSound();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
