/** The URL of a report in the list, and of one of its files to uncover. */
export function addressOf(
  { state, before }: { state: string; before: number | undefined },
  report: number,
  file?: number,
): string {
  const query = new URLSearchParams();
  if (state === 'decided') query.set('state', state);
  if (before !== undefined) query.set('before', String(before));
  query.set('report', String(report));
  if (file !== undefined) query.set('file', String(file));
  return `/admin/reports?${query}`;
}
