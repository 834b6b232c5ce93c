import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import type { FormState } from '../lib/form-state';

/**
 * Told that somebody else saved meanwhile, the form holds what was typed and learns the version that it would replace; told it again in
 * the same words, it learns again: each answer has `errors` of its own.
 */
export function useLatestVersion({ message, errors }: FormState): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (message && errors) revalidate();
  }, [message, errors, revalidate]);
}
