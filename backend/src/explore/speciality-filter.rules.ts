const QUOTED_LIST = /^\s*(?:'[^']*'|"[^"]*")\s*(?:,\s*(?:'[^']*'|"[^"]*")\s*)*$/;
const QUOTED = /'([^']*)'|"([^"]*)"/g;

/**
 * The names in a filter: `'A','B'` as sent by older apps, or a single name; repeated parameters are
 * combined. They are only compared with names, so invalid input simply matches nothing.
 * @returns undefined if there is no filter
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
