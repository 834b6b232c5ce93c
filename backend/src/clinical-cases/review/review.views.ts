import { checkView, FileCheckView } from '../../media/checks/check.views';
import { TAG_KINDS } from '../../media/inspection/tag-kinds.rules';
import { Wire } from '../../wire/wire';
import { FILE_CATEGORIES } from '../files/file-categories';
import type { ReviewedUpload } from './review.service';

export class RemovedTagView {
  @Wire({ words: TAG_KINDS }) kind!: string;
  @Wire() value!: string;
}

export class ReviewedFileView {
  /**
   * Identifies the file in the request that posts it; it is kept for six hours.
   * `uploads/{id}/preview` shows it.
   */
  @Wire() uploadId!: string;
  @Wire() name!: string;
  @Wire({ words: ['image', 'pdf', 'video', 'document'] }) kind!: string;
  @Wire({ words: FILE_CATEGORIES }) category!: string;
  @Wire() bytes!: number;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  @Wire({ as: 'number', nullable: true }) pages!: number | null;
  /** Metadata in the file that will be removed. */
  @Wire('removed', { of: () => RemovedTagView }) tags!: RemovedTagView[];
  /** For a video: the author decides whether to keep it. */
  @Wire('has_sound') hasSound!: boolean;
  /** Where text may appear in it. */
  @Wire({ of: () => FileCheckView }) check!: FileCheckView;
}

export class ReviewView {
  @Wire({ of: () => ReviewedFileView }) files!: ReviewedFileView[];
}

export function reviewView(files: readonly ReviewedUpload[]): ReviewView {
  return Object.assign(new ReviewView(), {
    files: files.map((file) =>
      Object.assign(new ReviewedFileView(), file, {
        tags: file.tags.map((tag) => Object.assign(new RemovedTagView(), tag)),
        hasSound: file.hasSound ?? false,
        check: checkView(file.check),
      }),
    ),
  });
}
