import { FileCheckView } from '../../media/checks/check.views';
import { Wire } from '../../wire/wire';

/** A file that waits to be sent, as only its sender sees it. */
export class ReviewedChatFileView {
  /** Names it in `uploadChatFile`; it waits for six hours. `uploads/{id}/preview` shows it. */
  @Wire('uploadId') uploadId!: string;
  /** Where words may stand in it. */
  @Wire('check', { of: () => FileCheckView }) check!: FileCheckView;
  @Wire('name') name!: string;
  /** Offered where the name may tell who the patient is; else null. */
  @Wire('neutral_name', { as: 'text', nullable: true }) neutralName!: string | null;
  @Wire('kind', { words: ['image', 'pdf'] }) kind!: string;
  @Wire('bytes') bytes!: number;
  @Wire('width', { as: 'number', nullable: true }) width!: number | null;
  @Wire('height', { as: 'number', nullable: true }) height!: number | null;
  @Wire('pages', { as: 'number', nullable: true }) pages!: number | null;
}
