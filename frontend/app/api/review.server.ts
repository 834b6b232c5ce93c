import { type Asking, api, type PassedOn, type Reply } from './client.server';

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

export const reviewCase = (args: Asking, form: PassedOn): Promise<ReviewReply> =>
  api(args).post('clinicalCases/review', form);

export const reviewPost = (args: Asking, form: PassedOn): Promise<ReviewReply> =>
  api(args).post('addCommunityPost/review', form);

export const reviewCaseChange = (args: Asking, id: string, form: PassedOn): Promise<ReviewReply> =>
  api(args).post(`clinicalCases/${encodeURIComponent(id)}/review`, form);

export const reviewPostChange = (args: Asking, id: string, form: PassedOn): Promise<ReviewReply> =>
  api(args).post(`editCommunityPost/${encodeURIComponent(id)}/review`, form);
