import { cellOf } from '../csv-cell';
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
