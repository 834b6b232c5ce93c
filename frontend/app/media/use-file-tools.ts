import { useEffect } from 'react';

/** The page itself has loaded by then. */
const LATER_MS = 4_000;

/**
 * Loads at leisure what a form needs once files are chosen: its page may be carried to where there
 * is no connection.
 */
export function useFileTools(): void {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      if (!navigator.onLine) return;
      const all = [import('./first-bytes'), import('./shrunk'), import('./kept-files')];
      Promise.all(all).catch(() => undefined);
    }, LATER_MS);
    return () => window.clearTimeout(timer);
  }, []);
}
