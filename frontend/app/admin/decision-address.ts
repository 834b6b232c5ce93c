/** The URL of a report or an appeal in its list, and of one of its files to uncover. */
export function addressOf(
  kind: 'appeal' | 'report',
  { state, before }: { state: string; before: number | undefined },
  id: number,
  file?: number,
): string {
  const query = new URLSearchParams();
  if (state === 'decided') query.set('state', state);
  if (before !== undefined) query.set('before', String(before));
  query.set(kind, String(id));
  if (file !== undefined) query.set('file', String(file));
  return `/admin/${kind}s?${query}`;
}
