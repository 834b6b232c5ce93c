import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../data');

/** The text of one of our hand-written lists. */
export function listText(name: string): string {
  return readFileSync(join(FOLDER, name), 'utf8');
}

/** Parses CSV with a header row. Quotes as in RFC 4180; no line breaks within a field. */
export function parseCsv<Column extends string>(
  text: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const names = fields(head);
  if (names.join() !== columns.join())
    throw new Error(
      `This list should have the columns ${columns.join()}, but it has ${names.join()}.`,
    );
  return lines.map((line) => row(line, columns));
}

function row<Column extends string>(
  line: string,
  columns: readonly Column[],
): Record<Column, string> {
  const values = fields(line);
  if (values.length !== columns.length)
    throw new Error(`This line should have ${columns.length} fields: ${line}`);
  return Object.fromEntries(
    columns.map((column, index) => [column, values[index] ?? '']),
  ) as Record<Column, string>;
}

function fields(line: string): string[] {
  return [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"')).trim(),
  );
}

/** Several names in one field, separated by bars. */
export function several(field: string): string[] {
  return field.split('|').flatMap((part) => part.trim() || []);
}
