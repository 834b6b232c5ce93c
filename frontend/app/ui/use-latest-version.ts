import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { FormState } from '../lib/form-state';

/**
 * Told that somebody else saved meanwhile, the form holds what was typed and shows the rest as it is now. Which version it would
 * replace came with the refusal. Told it again in the same words, it asks again: each answer has `errors` of its own.
 */
export function useLatestVersion({ message, errors }: FormState): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (message && errors) revalidate();
  }, [message, errors, revalidate]);
}
