import { FileCheckView } from '../../media/checks/check.views';
import { Wire } from '../../wire/wire';

/** An uploaded file waiting to be sent, visible to its sender only. */
export class ReviewedChatFileView {
  /**
   * Identifies the file in `uploadChatFile`; it is kept for six hours. `uploads/{id}/preview` shows
   * it.
   */
  @Wire('uploadId') uploadId!: string;
  /** Where text may appear in it. */
  @Wire('check', { of: () => FileCheckView }) check!: FileCheckView;
  @Wire('name') name!: string;
  /** Suggested if the file name may reveal who the patient is; else null. */
  @Wire('neutral_name', { as: 'text', nullable: true }) neutralName!: string | null;
  @Wire('kind', { words: ['image', 'pdf'] }) kind!: string;
  @Wire('bytes') bytes!: number;
  @Wire('width', { as: 'number', nullable: true }) width!: number | null;
  @Wire('height', { as: 'number', nullable: true }) height!: number | null;
  @Wire('pages', { as: 'number', nullable: true }) pages!: number | null;
}
