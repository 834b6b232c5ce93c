import type { FormValues } from '../../lib/form-state';
import { api, dataOf, type PassedOn, postForm, type RouteArgs } from '../../wire/client.server';
import type { components } from '../../wire/schema';

type Views = components['schemas'];

/** What a file tells beside its pixels or pages. */
export type RemovedTag = Views['RemovedTagView'];

/** A file that waits to be looked at, large, before it is posted. */
export type ReviewedFile = Views['ReviewedFileView'];

export const reviewCase = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/clinicalCases/review', form });

export const reviewPost = (args: RouteArgs, form: PassedOn) =>
  postForm(args, { path: '/addCommunityPost/review', form });

export const reviewCaseChange = (args: RouteArgs, id: number, form: PassedOn) =>
  postForm(args, { path: '/clinicalCases/{id}/review', at: { id }, form });

export const reviewStep = (args: RouteArgs, id: number, form: PassedOn) =>
  postForm(args, { path: '/clinicalCases/{id}/steps/review', at: { id }, form });

export const reviewPostChange = (args: RouteArgs, id: number, form: PassedOn) =>
  postForm(args, { path: '/editCommunityPost/{id}/review', at: { id }, form });

/** A text as it would be stored, and what in it may tell who the patient is. */
export type CheckedText = Views['JudgedTextView'];

/** Too much to read, or too often, is refused before it is read. */
export const findIn = (args: RouteArgs, texts: FormValues) =>
  postForm(args, { path: '/clinicalCases/findings', form: texts });

/** What was found in a file that was still being checked when it was shown. */
export async function checkOf(args: RouteArgs, uploadId: string): Promise<ReviewedFile['check']> {
  const { result } = await dataOf(
    api(args).GET('/uploads/{uploadId}/check', { params: { path: { uploadId } } }),
  );
  return result;
}
