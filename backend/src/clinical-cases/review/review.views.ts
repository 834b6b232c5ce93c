import type { ReviewedFile } from '../../media/inspection/inspection.service';
import { Wire } from '../../wire/wire';
import type { FileCategory } from '../clinical-post.rows';

export class RemovedTagView {
  /** place, time, device, person, words, thumbnail or other */
  @Wire('kind') kind!: string;
  @Wire('value') value!: string;
}

export class ReviewedFileView {
  /** Names the file in the call that posts it; it waits for six hours. `uploads/{id}/preview` shows it. */
  @Wire('uploadId') uploadId!: string;
  @Wire('name') name!: string;
  @Wire('kind') kind!: string;
  @Wire('category') category!: string;
  @Wire('bytes') bytes!: number;
  @Wire('width', { as: 'number', nullable: true }) width!: number | null;
  @Wire('height', { as: 'number', nullable: true }) height!: number | null;
  @Wire('pages', { as: 'number', nullable: true }) pages!: number | null;
  /** What lies beside its pixels or pages, and will be dropped. */
  @Wire('removed', { of: () => RemovedTagView }) tags!: RemovedTagView[];
}

export class ReviewView {
  @Wire('files', { of: () => ReviewedFileView }) files!: ReviewedFileView[];
}

export function reviewView(
  files: readonly (ReviewedFile & { readonly category: FileCategory })[],
): ReviewView {
  return Object.assign(new ReviewView(), {
    files: files.map((file) =>
      Object.assign(new ReviewedFileView(), file, {
        tags: file.tags.map((tag) => Object.assign(new RemovedTagView(), tag)),
      }),
    ),
  });
}
