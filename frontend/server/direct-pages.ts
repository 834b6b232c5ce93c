/** Patterns that show a page wherever they occur in a path (D-142). */
const DIRECT: readonly [RegExp, string][] = [
  [/privacy-?policy/i, '/privacy-policy'],
  [/deleteaccount/i, '/deleteaccount'],
];
const NEVER = /^\/(api|media|socket\.io|assets|admin|healthz|readyz)(\/|$)/;

/** The page for such a path; undefined for all other paths, and for data requests. */
export function directPage(path: string): string | undefined {
  if (NEVER.test(path) || path.endsWith('.data')) return undefined;
  return DIRECT.find(([words]) => words.test(path))?.[1];
}
