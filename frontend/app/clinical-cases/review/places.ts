import type { ReviewedFile } from './api.server';

export type Place = ReviewedFile['check']['places'][number];

const SIDE = 1000;
const kinds: Readonly<Record<Place['kind'], string>> = {
  name: 'Name',
  date: 'Date',
  number: 'Number',
  text: 'Text',
  scale: 'Scale',
  code: 'Bar code or QR code',
  face: 'Face',
};

export const kindOf = ({ kind }: Place) => kinds[kind];

/** The places covered by default: all but side marks and rulers. */
export const proposedIn = ({ check }: Pick<ReviewedFile, 'check'>): number[] =>
  check.places.filter(({ kind }) => kind !== 'scale').map(({ id }) => id);

/**
 * The field for the decision about a place; `file` is the file's index in the review, or its id.
 */
export const fieldOf = (file: number, place: Place) => `place-${file}-${place.id}`;

const SECONDS = 60;

/** 72.4 → "1:12". */
export const momentOf = (second: number): string =>
  `${Math.floor(second / SECONDS)}:${String(Math.floor(second % SECONDS)).padStart(2, '0')}`;

/** "Top left", "Page 2, bottom, middle", "At 1:12, top left". */
export function whereIs(place: Place): string {
  const { page, second } = place;
  const where = whereOnIt(place);
  const before = page === null ? (second === null ? '' : `At ${momentOf(second)}`) : `Page ${page}`;
  return before ? `${before}, ${where.charAt(0).toLowerCase()}${where.slice(1)}` : where;
}

function whereOnIt({ x, y, width, height }: Place): string {
  const third = (middle: number, words: readonly [string, string, string]) =>
    words[Math.min(2, Math.floor((3 * middle) / SIDE))] ?? words[1];
  const row = third(y + height / 2, ['Top', 'Middle', 'Bottom']);
  const column = third(x + width / 2, ['left', 'middle', 'right']);
  if (column === 'middle') return row === 'Middle' ? 'In the middle' : `${row}, middle`;
  return row === 'Middle' ? `Middle, ${column}` : `${row} ${column}`;
}
