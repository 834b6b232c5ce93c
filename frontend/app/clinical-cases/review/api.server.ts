import type { FormValues } from '../../lib/form-state';
import { api, dataOf, type PassedOn, postForm, type RouteArgs } from '../../wire/client.server';
import type { components } from '../../wire/schema';

type Views = components['schemas'];

/** A piece of metadata that is removed from a file. */
export type RemovedTag = Views['RemovedTagView'];

/** An uploaded file that its author has to review before it is posted. */
export type ReviewedFile = Views['ReviewedFileView'];

export const reviewPost = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/posts/review', form });

export const reviewPostChange = (args: RouteArgs, id: number, form: PassedOn) =>
  postForm(args, { path: '/posts/{id}/review', at: { id }, form });

export const reviewStep = (args: RouteArgs, id: number, form: PassedOn) =>
  postForm(args, { path: '/posts/{id}/steps/review', at: { id }, form });

/** A text as it would be stored, and the details in it that may identify the patient. */
export type CheckedText = Views['JudgedTextView'];

/** Requests that are too large or too frequent are refused before the text is read. */
export const findIn = (args: RouteArgs, texts: FormValues) =>
  postForm(args, { path: '/posts/findings', form: texts });

/** The check of a file that was still running when the file was shown. */
export async function checkOf(args: RouteArgs, uploadId: string): Promise<ReviewedFile['check']> {
  const { result } = await dataOf(
    api(args).GET('/uploads/{uploadId}/check', { params: { path: { uploadId } } }),
  );
  return result;
}
