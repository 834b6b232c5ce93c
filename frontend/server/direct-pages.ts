/** What an address may contain anywhere to show a page directly (spec part 1, section 2; decision 79). */
const DIRECT: readonly [RegExp, string][] = [
  [/privacy-?policy/i, '/privacy-policy'],
  [/deleteaccount/i, '/deleteaccount'],
];
const NEVER = /^\/(api|media|socket\.io|assets|admin|healthz|readyz)(\/|$)/;

/** The page that an address shows whatever else it says; undefined for all others, and for what scripts ask behind a page. */
export function directPage(path: string): string | undefined {
  if (NEVER.test(path) || path.endsWith('.data')) return undefined;
  return DIRECT.find(([words]) => words.test(path))?.[1];
}
