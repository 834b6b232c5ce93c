import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { FormState } from '../lib/form-state';

/**
 * Revalidates after an edit conflict: the form keeps what was typed, and the rest of the page shows
 * the current state. The version to replace came with the refusal. A repeated conflict has the same
 * message but a new `errors` object, so it revalidates again.
 */
export function useLatestVersion({ message, errors }: FormState): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (message && errors) revalidate();
  }, [message, errors, revalidate]);
}
