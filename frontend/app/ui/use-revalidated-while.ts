import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 2_000;

/** Revalidates the page's data regularly while it waits for something. */
export function useRevalidatedWhile(isWaiting: boolean, everyMs = EVERY_MS): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(revalidate, everyMs);
    return () => window.clearInterval(timer);
  }, [isWaiting, revalidate, everyMs]);
}
