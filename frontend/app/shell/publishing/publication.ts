import { type FormState, type FormValues, textOf, untouched } from '../../lib/form-state';

/** Whether members may see what an administrator has written. */
export interface Publication {
  status: 'draft' | 'scheduled' | 'published';
  /** ISO 8601; null for a draft. */
  at: string | null;
}

/** Two forms share a page: what was answered to the one of publishing leaves the words as they are stored. */
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
