/**
 * Spreadsheets treat cells that begin like this as a formula, some also after white space or with
 * the wide signs of East Asian keyboards.
 */
const LIKE_A_FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A CSV cell that is always read as text; quoted where necessary. */
export function cellOf(value: string | number | null): string {
  const text = String(value ?? '');
  const harmless = LIKE_A_FORMULA.test(text) ? `'${text}` : text;
  return /["\n\r,;]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
