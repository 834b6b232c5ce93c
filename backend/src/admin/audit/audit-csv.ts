import type { AuditLine } from './audit.repository';

const HEAD = [
  ...['number', 'time (UTC)', 'member number', 'who', 'action', 'what', 'concerns', 'result'],
  'from address',
];

/** Programs for tables take what begins like this for a formula, and some begin after blanks. */
const LIKE_A_FORMULA = /^[\s]*[=+\-@\t\r]/;

/** Read as text, whatever it begins with; quoted, whatever it holds. */
export function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = LIKE_A_FORMULA.test(text) ? `'${text}` : text;
  return /["\n\r,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180, with the mark by which programs know that it is UTF-8. */
export function csvOf(lines: readonly AuditLine[]): string {
  const rows = lines.map((line) => [
    ...[line.id, line.at.toISOString(), line.actorId, line.actor, line.action, line.object],
    ...[line.about, line.result, line.address],
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
