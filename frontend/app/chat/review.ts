/** A place in a picture or a page where something stands that may tell who the patient is, in thousandths of its sides. */
export interface FoundPlace {
  id: number;
  kind: 'name' | 'date' | 'number' | 'text' | 'scale';
  x: number;
  y: number;
  width: number;
  height: number;
  page: number;
}

export interface FileCheck {
  state: 'waiting' | 'found' | 'nothing' | 'failed';
  places: FoundPlace[];
}

/** A file that waits to be sent. */
export interface ReviewedFile {
  uploadId: string;
  name: string;
  /** Offered where the file's own name may tell who the patient is. */
  neutralName: string | null;
  kind: 'image' | 'pdf';
  bytes: number;
  pages: number;
  check: FileCheck;
}

export type Decision = 'masked' | 'kept';

/** What its sender says of one file. */
export interface FileSaid {
  decisions: Readonly<Record<number, Decision>>;
  /** That they looked at the whole file themselves. */
  hasLooked: boolean;
  /** Further places that are blackened: "r100,200,300,50", on a page of a PDF with "@2". */
  masks: readonly string[];
}

/** Side marks and rulers tell nothing of a patient. */
export const placesToDecide = ({ places }: FileCheck) =>
  places.filter(({ kind }) => kind !== 'scale');

/** What still keeps a file from being sent; undefined where nothing does. */
export function undecidedIn(check: FileCheck, { decisions, hasLooked }: FileSaid) {
  if (check.state === 'waiting') return 'This file is still being checked.';
  if (check.state === 'failed' && !hasLooked)
    return 'Nothing could be checked: please look at the whole file.';
  const open = placesToDecide(check).filter(({ id }) => decisions[id] === undefined);
  return open.length > 0 ? 'Decide about each marked place to send.' : undefined;
}

/** As the call takes it. */
export function decisionsText({ decisions, hasLooked }: FileSaid): string {
  const ids = (decision: Decision) =>
    Object.keys(decisions)
      .map(Number)
      .filter((id) => decisions[id] === decision);
  return JSON.stringify([{ masked: ids('masked'), kept: ids('kept'), looked: hasLooked }]);
}

const KINDS = { name: 'Name', date: 'Date', number: 'Number', text: 'Text', scale: 'Scale' };

/** "Text found, upper left." */
export function placeWords({ kind, x, y, width, height, page }: FoundPlace, pages: number): string {
  const across = x + width / 2 < 400 ? 'left' : x + width / 2 > 600 ? 'right' : 'middle';
  const down = y + height / 2 < 400 ? 'upper' : y + height / 2 > 600 ? 'lower' : 'middle';
  const where = down === across ? 'in the middle' : `${down} ${across}`;
  return `${KINDS[kind]} found, ${where}${pages > 1 ? `, page ${page}` : ''}.`;
}

export const previewOf = ({ uploadId, kind }: ReviewedFile, page: number) =>
  `/api/v1/uploads/${uploadId}/preview${kind === 'pdf' ? `?page=${page}` : ''}`;

/** Of what a chat takes, what is looked at before it is sent. */
export const isReviewed = ({ name, type }: { name: string; type: string }) =>
  /^image\/|pdf$/.test(type) || /\.(jpe?g|png|webp|heic|heif|gif|pdf)$/i.test(name);
