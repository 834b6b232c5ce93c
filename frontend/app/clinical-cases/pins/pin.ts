import type { Comment, CommentPin } from '../../engagement/api.server';
import type { CaseFile } from '../post';

/** A pin whose place is in a file of the page, with the comment that points at it. */
export interface Mark {
  pin: CommentPin;
  comment: Comment;
}

const KINDS: Record<CaseFile['kind'], string> = {
  IMAGE: 'Picture',
  VIDEO: 'Film',
  REPORT: 'Report',
  SCAN: 'Scan',
};

const SECONDS = 60;
const clock = (second: number) =>
  `${Math.floor(second / SECONDS)}:${String(Math.floor(second % SECONDS)).padStart(2, '0')}`;

/** "Picture 2", "Film 1, 0:47", "Report 3, page 2". */
export function placeName({ file, page, second }: CommentPin, files: CaseFile[]): string {
  const index = files.findIndex(({ id }) => id === file);
  const found = files[index];
  if (!found) return 'A file of a later step';
  const name = `${KINDS[found.kind]} ${index + 1}`;
  if (page !== null) return `${name}, page ${page}`;
  return second === null ? name : `${name}, ${clock(second)}`;
}

/** Where the stage shows it; undefined for files that are not on it. */
export function addressOf(pin: CommentPin, files: CaseFile[]): string | undefined {
  const index = files.findIndex(({ id }) => id === pin.file);
  if (index < 0) return undefined;
  const at = pin.second === null ? '' : `&t=${pin.second}`;
  const hash = pin.page === null ? `mark-${pin.number}` : `page-${pin.page}`;
  return `?picture=${index + 1}${at}#${hash}`;
}

/** Comments folded because of a block, deleted and hidden ones mark nothing. */
export const marksIn = (comments: Comment[]): Mark[] =>
  comments
    .filter(({ isBlocked, isDeleted }) => !isBlocked && !isDeleted)
    .flatMap((comment) => (comment.pins ?? []).map((pin) => ({ pin, comment })));

export interface Spot {
  /** In thousandths of width and height. */
  x: number;
  y: number;
}
