import type { Finding } from '../../../../backend/src/clinical-cases/privacy/finding.rules';
import type { FormValues } from '../../lib/form-state';
import type { PassedOn, RouteArgs } from '../../wire/client.server';
import type { Reply } from '../../wire/reply';
import { api } from '../../wire/untyped.server';

/** What a file tells beside its pixels or pages. */
export interface RemovedTag {
  kind: 'place' | 'time' | 'device' | 'person' | 'words' | 'thumbnail' | 'other';
  value: string;
}

/** A file that waits to be looked at, large, before it is posted. */
export interface ReviewedFile {
  uploadId: string;
  name: string;
  kind: 'image' | 'pdf' | 'video' | 'document';
  category: 'IMAGE' | 'VIDEO' | 'REPORT' | 'SCAN';
  bytes: number;
  width: number | null;
  height: number | null;
  pages: number | null;
  removed: RemovedTag[];
}

export type ReviewReply = Reply<{ result: { files: ReviewedFile[] } }>;

export const reviewCase = (args: RouteArgs, form: PassedOn): Promise<ReviewReply> =>
  api(args).post('clinicalCases/review', form);

export const reviewPost = (args: RouteArgs, form: PassedOn): Promise<ReviewReply> =>
  api(args).post('addCommunityPost/review', form);

export const reviewCaseChange = (
  args: RouteArgs,
  id: string,
  form: PassedOn,
): Promise<ReviewReply> => api(args).post(`clinicalCases/${encodeURIComponent(id)}/review`, form);

export const reviewPostChange = (
  args: RouteArgs,
  id: string,
  form: PassedOn,
): Promise<ReviewReply> =>
  api(args).post(`editCommunityPost/${encodeURIComponent(id)}/review`, form);

/** A text as it would be stored, and what in it may tell who the patient is. */
export interface CheckedText {
  field: string;
  text: string;
  findings: Finding[];
}

export type FindingsReply = Reply<{ result: { texts: CheckedText[] } }>;

/** Too much to read, or too often, is refused before it is read. */
export const findIn = (args: RouteArgs, texts: FormValues): Promise<FindingsReply> =>
  api(args).post('clinicalCases/findings', texts);
