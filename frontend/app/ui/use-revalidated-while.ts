import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 2_000;

/** Revalidates the page's data every two seconds while it waits for something. */
export function useRevalidatedWhile(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(revalidate, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isWaiting, revalidate]);
}
