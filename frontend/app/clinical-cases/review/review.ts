import type { FormValues } from '../../lib/form-state';
import type { ReviewedFile } from './api.server';

export type SoundChoice = 'keep' | 'remove';

/** The step between writing and posting. Without scripts its state is in its own form. */
export interface Review {
  files: ReviewedFile[];
  /** The values of the post's form. */
  values: FormValues;
  /** For each file its masks, in the API's notation. */
  masks: string[];
  /** For each file the ids of the places to cover. */
  covered: readonly (readonly number[])[];
  /** For each file whether it keeps its sound. */
  sound: readonly SoundChoice[];
  error?: string;
}

/** The field that holds the files of the review, beside the values of the post. */
export const REVIEW_FIELD = 'review';

/** A page of a report, or a moment of a video in seconds. */
export interface StillAt {
  /** From 1. */
  page?: number;
  second?: number;
}

/** The URL of a preview: the file as colleagues will see it, or one page or moment of it. */
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
