import { type FormState, type FormValues, textOf, untouched } from '../../lib/form-state';

/** Whether and since when members can see the content. */
export interface Publication {
  status: 'draft' | 'scheduled' | 'published';
  /** ISO 8601; null for a draft. */
  at: string | null;
}

/**
 * Two forms share a page: a response to the publication form leaves the content form with its
 * stored values.
 */
export function statesOf(
  answered: FormState | undefined,
  stored: FormValues,
): { words: FormState; publishing: FormState } {
  const isPublishing = asksToPublish(answered?.values ?? {});
  return {
    words: (isPublishing ? undefined : answered) ?? { values: stored, errors: {} },
    publishing: (isPublishing ? answered : undefined) ?? untouched,
  };
}

export function asksToPublish(values: FormValues): boolean {
  return ['publish', 'withdraw'].includes(textOf(values, 'intent'));
}
