import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

/** Told that somebody else saved meanwhile, the form holds what was typed and learns the version that it would replace. */
export function useLatestVersion(message: string | undefined): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (message) revalidate();
  }, [message, revalidate]);
}
