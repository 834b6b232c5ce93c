import type { FormValues } from '../../lib/form-state';
import type { ReviewedFile } from './api.server';

export type SoundChoice = 'keep' | 'remove';

/** The step between writing and posting. Without scripts it travels in its own form. */
export interface Review {
  files: ReviewedFile[];
  /** The words of the post. */
  values: FormValues;
  /** One for each file: what is blackened in it, as the wire has it. */
  masks: string[];
  /** One for each file: which of the places that were found will be covered, by their ids. */
  covered: readonly (readonly number[])[];
  /** One for each file: whether it keeps its sound. */
  sound: readonly SoundChoice[];
  error?: string;
}

/** The word under which the review travels, beside the words of the post. */
export const REVIEW_FIELD = 'review';

/** A page of a report, or a moment of a film. */
export interface StillAt {
  /** From 1. */
  page?: number;
  second?: number;
}

/** Address of a preview: the file as colleagues will see it, or one page or moment of it. */
export function previewOf(
  uploadId: string,
  { masks = '', page, second }: StillAt & { masks?: string } = {},
): string {
  const asked = Object.entries({ page, second, masks }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return `/api/v1/uploads/${uploadId}/preview${asked.length > 0 ? `?${query}` : ''}`;
}
