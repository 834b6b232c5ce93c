import { kinds } from '../reported/words';

const spaced = (name: string) => name.replaceAll(/[-.]/g, ' ');
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** "Visitors viewed" for `visitors-viewed`. The log keeps the older word for log-ins. */
export const actionInWords = (action: string): string =>
  capital(spaced(action).replace(/\bsign in\b/, 'log-in'));

/** "Clinical post 78" for `clinical-post 78`; anything else stays as it is. */
export function objectInWords(object: string): string {
  const [, kind, id] = /^([a-z-]+) (\d+)$/.exec(object) ?? [];
  return kind && id ? `${kinds[kind] ?? capital(spaced(kind))} ${id}` : object;
}
