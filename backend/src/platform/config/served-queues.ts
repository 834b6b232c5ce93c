/**
 * The names in WORKER_QUEUES, separated by commas or blanks.
 * @returns undefined for all queues: where nothing is set, or `all`
 */
export function servedQueues(listed = ''): readonly string[] | undefined {
  const names = listed.split(/[\s,]+/).filter(Boolean);
  return names.length === 0 || names.includes('all') ? undefined : [...new Set(names)];
}
