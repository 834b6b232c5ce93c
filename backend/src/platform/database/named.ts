/**
 * Converts a condition for statements with named parameters: each question mark is replaced by the
 * name at its position in the list.
 */
export function named(condition: string, names: readonly string[]): string {
  let at = 0;
  const text = condition.replace(/\?/g, () => names[at++] ?? '?');
  if (at !== names.length) throw new Error(`${condition} takes ${at} values, not ${names.length}.`);
  return text;
}
