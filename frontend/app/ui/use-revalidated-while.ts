import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 2_000;

/** Revalidates the page's data at intervals while the page is waiting for something and visible. */
export function useRevalidatedWhile(isWaiting: boolean, everyMs = EVERY_MS): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [isWaiting, revalidate, everyMs]);
}
