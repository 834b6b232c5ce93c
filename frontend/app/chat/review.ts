import type { NotLookedFor } from '../lib/not-looked-for';

/** A place in a picture or on a page that may identify the patient, in thousandths of its sides. */
export interface FoundPlace {
  id: number;
  kind: 'name' | 'date' | 'number' | 'text' | 'scale' | 'code' | 'face';
  x: number;
  y: number;
  width: number;
  height: number;
  page: number;
}

export interface FileCheck {
  state: 'waiting' | 'found' | 'nothing' | 'failed';
  places: FoundPlace[];
  notLookedFor: NotLookedFor[];
}

/** An uploaded file that is not sent yet. */
export interface ReviewedFile {
  uploadId: string;
  name: string;
  /** Offered if the file's own name may identify the patient. */
  neutralName: string | null;
  kind: 'image' | 'pdf';
  bytes: number;
  pages: number;
  check: FileCheck;
}

export type Decision = 'masked' | 'kept';

/** The sender's decisions about one file. */
export interface FileSaid {
  decisions: Readonly<Record<number, Decision>>;
  /** Whether the sender states that they looked at the whole file. */
  hasLooked: boolean;
  /** Further places to black out: "r100,200,300,50", on a page of a PDF with "@2". */
  masks: readonly string[];
}

/** Side marks and rulers cannot identify a patient. */
export const placesToDecide = ({ places }: Pick<FileCheck, 'places'>) =>
  places.filter(({ kind }) => kind !== 'scale');

/** Why a file cannot be sent yet; undefined if it can. */
export function undecidedIn(check: FileCheck, { decisions, hasLooked }: FileSaid) {
  if (check.state === 'waiting') return 'This file is still being checked.';
  if (check.state === 'failed' && !hasLooked)
    return 'Nothing could be checked: please look at the whole file.';
  const open = placesToDecide(check).filter(({ id }) => decisions[id] === undefined);
  return open.length > 0 ? 'Decide about each marked place to send.' : undefined;
}

/** The decisions in the format of the API. */
export function decisionsText({ decisions, hasLooked }: FileSaid): string {
  const ids = (decision: Decision) =>
    Object.keys(decisions)
      .map(Number)
      .filter((id) => decisions[id] === decision);
  return JSON.stringify([{ masked: ids('masked'), kept: ids('kept'), looked: hasLooked }]);
}

const KINDS = {
  name: 'Name',
  date: 'Date',
  number: 'Number',
  text: 'Text',
  scale: 'Scale',
  code: 'Bar code or QR code',
  face: 'Face',
};

/** "Text found, upper left." */
export function placeWords({ kind, x, y, width, height, page }: FoundPlace, pages: number): string {
  const across = x + width / 2 < 400 ? 'left' : x + width / 2 > 600 ? 'right' : 'middle';
  const down = y + height / 2 < 400 ? 'upper' : y + height / 2 > 600 ? 'lower' : 'middle';
  const where = down === across ? 'in the middle' : `${down} ${across}`;
  return `${KINDS[kind]} found, ${where}${pages > 1 ? `, page ${page}` : ''}.`;
}

export const previewOf = ({ uploadId, kind }: ReviewedFile, page: number) =>
  `/api/v1/uploads/${uploadId}/preview${kind === 'pdf' ? `?page=${page}` : ''}`;

/** Whether a file is reviewed before it is sent. */
export const isReviewed = ({ name, type }: { name: string; type: string }) =>
  /^image\/|pdf$/.test(type) || /\.(jpe?g|png|webp|heic|heif|gif|pdf)$/i.test(name);
