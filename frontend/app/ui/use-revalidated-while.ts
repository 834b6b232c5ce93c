import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const EVERY_MS = 2_000;

/** Reads the page's data anew every two seconds for as long as it waits for something. */
export function useRevalidatedWhile(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return;
    const timer = window.setInterval(revalidate, EVERY_MS);
    return () => window.clearInterval(timer);
  }, [isWaiting, revalidate]);
}
