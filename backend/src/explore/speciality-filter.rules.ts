const QUOTED_LIST = /^\s*(?:'[^']*'|"[^"]*")\s*(?:,\s*(?:'[^']*'|"[^"]*")\s*)*$/;
const QUOTED = /'([^']*)'|"([^"]*)"/g;

/**
 * The names in a filter: `'A','B'` as older apps write it, or one name alone; repeated parameters add up. What it says is only ever
 * compared with names, so anything else names something that does not exist.
 * @returns undefined when nothing was filtered for
 */
export function namesIn(said: unknown): string[] | undefined {
  const parts = [said ?? []]
    .flat()
    .filter((part): part is string => typeof part === 'string' && part.trim() !== '');
  if (parts.length === 0) return undefined;
  return [
    ...new Set(parts.flatMap((part) => (QUOTED_LIST.test(part) ? quotedIn(part) : [part.trim()]))),
  ];
}

function quotedIn(list: string): string[] {
  return [...list.matchAll(QUOTED)].map(([, single, double]) => (single ?? double ?? '').trim());
}
