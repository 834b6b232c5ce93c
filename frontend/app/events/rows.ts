import { programmeIn, speakersIn } from '../../../backend/src/events/event-lines.rules';
import { type FormValues, textOf, textsOf } from '../lib/form-state';

/**
 * Speakers and programme as rows of fields. With scripts the rows are sent in one field, as JSON,
 * which a draft keeps; without them each cell is a field of its own. The API takes lines.
 */

export type RowKind = 'speakers' | 'programme';
type Row = string[];

interface Cell {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
}

export const ROW_KINDS: readonly RowKind[] = ['speakers', 'programme'];

export const CELLS: Readonly<Record<RowKind, readonly Cell[]>> = {
  speakers: [
    { name: 'speaker_name', label: 'Name' },
    { name: 'speaker_about', label: 'Speciality and place', isOptional: true },
    { name: 'speaker_talk', label: 'Talk', isOptional: true },
    {
      name: 'speaker_profile',
      label: 'Profile',
      isOptional: true,
      hint: 'Of a member: the address of the profile, such as /profile/7',
    },
  ],
  programme: [
    { name: 'part_time', label: 'Time', hint: 'Hours and minutes after the start: 0:25' },
    { name: 'part_title', label: 'Talk or part' },
    { name: 'part_who', label: 'Who', isOptional: true },
  ],
};

export const MOST_ROWS = 30;
export const LONGEST_CELL = 200;

export const jsonName = (kind: RowKind) => `${kind}_rows`;
export const cellId = (name: string, row: number) => `${name}-${row}`;
export const blankRow = (kind: RowKind): Row => CELLS[kind].map(() => '');

const isBlank = (row: Row) => row.every((cell) => cell.trim() === '');

/** Rows that nobody has filled in stand at the end only. */
export function jsonOf(rows: readonly Row[]): string {
  return JSON.stringify(rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1));
}

/** As typed, with blank rows, so that an error finds its row. */
export function rowsOf(values: FormValues, kind: RowKind): Row[] {
  const json = textOf(values, jsonName(kind));
  if (json !== '') return rowsIn(json, kind);
  const columns = CELLS[kind].map(({ name }) => textsOf(values, name));
  const length = Math.max(...columns.map((column) => column.length));
  return Array.from({ length }, (_, row) => columns.map((column) => column[row] ?? ''));
}

export function rowsIn(json: string, kind: RowKind): Row[] {
  const read = parsed(json);
  if (!Array.isArray(read)) return [];
  return read.map((row) => CELLS[kind].map((_, i) => String((Array.isArray(row) && row[i]) || '')));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** "|" parts the cells of a line. */
const lineOf = (row: Row) => row.map((cell) => cell.replaceAll('|', '/').trim()).join(' | ');

export const linesOf = (rows: readonly Row[]): string =>
  rows
    .filter((row) => !isBlank(row))
    .map(lineOf)
    .join('\n');

/** What is wrong, by the ids of the cells. */
export function wrongIn(kind: RowKind, rows: readonly Row[]): Record<string, string[]> {
  if (rows.filter((row) => !isBlank(row)).length > MOST_ROWS)
    return { [kind]: [`Please enter ${MOST_ROWS} rows at most.`] };
  const wrong = kind === 'speakers' ? wrongSpeaker : wrongPart;
  const found = rows.flatMap((row, at) =>
    isBlank(row)
      ? []
      : Object.entries({ ...tooLong(kind, row), ...wrong(row, before(rows, at)) }).map(
          ([name, told]) => [cellId(name, at), [told]],
        ),
  );
  return Object.fromEntries(found);
}

const tooLong = (kind: RowKind, row: Row): Record<string, string> =>
  Object.fromEntries(
    CELLS[kind].flatMap(({ name }, i) =>
      (row[i] ?? '').length > LONGEST_CELL
        ? [[name, `Please use ${LONGEST_CELL} characters at most.`] as const]
        : [],
    ),
  );

const before = (rows: readonly Row[], at: number) =>
  rows.slice(0, at).findLast((row) => !isBlank(row));

function wrongSpeaker([name = '', , , profile = '']: Row): Record<string, string> {
  const isProfile = speakersIn(lineOf(['Name', '', '', profile])) !== undefined;
  return {
    ...(name.trim() === '' && { speaker_name: 'Please enter the speaker’s name.' }),
    ...(!isProfile && {
      speaker_profile: 'Please enter the address of a profile, such as /profile/7.',
    }),
  };
}

function wrongPart([time = '', title = '']: Row, above: Row | undefined): Record<string, string> {
  const minute = minuteOf(time);
  const isLate = minute === undefined || minute >= (minuteOf(above?.[0] ?? '') ?? 0);
  return {
    ...(minute === undefined && {
      part_time: 'Please enter hours and minutes after the start, such as 0:25.',
    }),
    ...(!isLate && { part_time: 'This is earlier than the part before it.' }),
    ...(title.trim() === '' && { part_title: 'Please enter what happens.' }),
  };
}

const minuteOf = (time: string) => programmeIn(lineOf([time, 'Part']))?.[0]?.minute;

/** “add speakers”, “remove speakers 2”: the button of a form without scripts. */
export function changedRows(values: FormValues): FormValues | undefined {
  const [what, kind, at] = textOf(values, 'rows').split(' ');
  if (kind !== 'speakers' && kind !== 'programme') return undefined;
  const rows = rowsOf(values, kind);
  if (what === 'add') rows.push(blankRow(kind));
  else rows.splice(Number(at), 1);
  return { ...values, [jsonName(kind)]: JSON.stringify(rows) };
}
