/** The specialities that a URL filters by. */
export function specialitiesIn(search: URLSearchParams): string[] {
  return [...new Set(search.getAll('specialities').filter(Boolean))];
}

/** The URL of a page of Explore that keeps the filter. */
export function exploreHref(
  path: string,
  specialities: readonly string[],
  more: Record<string, string | number> = {},
): string {
  const query = new URLSearchParams(specialities.map((name) => ['specialities', name]));
  for (const [word, value] of Object.entries(more)) query.set(word, String(value));
  return query.size > 0 ? `${path}?${query}` : path;
}
