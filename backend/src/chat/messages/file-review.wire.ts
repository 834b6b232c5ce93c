import { FileCheckView } from '../../media/checks/check.views';
import { Wire } from '../../wire/wire';

/** An uploaded file waiting to be sent, visible to its sender only. */
export class ReviewedChatFileView {
  /**
   * Identifies the file in `uploadChatFile`; it is kept for six hours. `uploads/{id}/preview` shows
   * it.
   */
  @Wire() uploadId!: string;
  /** Where text may appear in it. */
  @Wire({ of: () => FileCheckView }) check!: FileCheckView;
  @Wire() name!: string;
  /** Suggested if the file name may reveal who the patient is; else null. */
  @Wire('neutral_name', { as: 'text', nullable: true }) neutralName!: string | null;
  @Wire({ words: ['image', 'pdf'] }) kind!: string;
  @Wire() bytes!: number;
  @Wire({ as: 'number', nullable: true }) width!: number | null;
  @Wire({ as: 'number', nullable: true }) height!: number | null;
  @Wire({ as: 'number', nullable: true }) pages!: number | null;
}
