import type { AuditLine } from './audit.repository';

const HEAD = [
  'number',
  'time (UTC)',
  'member number',
  'who',
  'action',
  'what',
  'concerns',
  'result',
  'from address',
];

/**
 * Spreadsheets treat cells that begin like this as a formula, some also after white space or with
 * the wide signs of East Asian keyboards.
 */
const LIKE_A_FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A CSV cell that is always read as text; quoted where necessary. */
export function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = LIKE_A_FORMULA.test(text) ? `'${text}` : text;
  return /["\n\r,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** CSV (RFC 4180) with a byte order mark, so that programs recognise UTF-8. */
export function csvOf(lines: readonly AuditLine[]): string {
  const rows = lines.map((line) => [
    line.id,
    line.at.toISOString(),
    line.actorId,
    line.actor,
    line.action,
    line.object,
    line.about,
    line.result,
    line.address,
  ]);
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
