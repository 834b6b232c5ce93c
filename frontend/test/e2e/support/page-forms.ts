import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../../app/routes';

const APP = join(__dirname, '../../../app');
/**
 * The code that reads forms with files; pages that call it take files. So does any page whose
 * session has ended, which carries the words of its form through the log-in.
 */
const READERS = [`${join(APP, 'wire')}/`, join(APP, 'shell/unsent.server.ts')];
const TAKES_FILES = /\b(?:receiveForm|passOn)\(/;
const OWN_IMPORTS = /^(?:import|export)\s[^;]*?from '(\.[^']+)'/gm;

/**
 * The path of every page whose form takes files, found in the sources, so that new pages are
 * included automatically.
 */
export function pagesThatTakeFiles(): string[] {
  return all(routes)
    .filter(({ file }) => sourcesOf(join(APP, file)).some((source) => TAKES_FILES.test(source)))
    .map(({ path = '' }) => `/${path}`)
    .sort();
}

const all = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);

/** The sources of a page and its imports, except the code that reads forms. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || READERS.some((reader) => file.startsWith(reader))) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(OWN_IMPORTS)].flatMap(([, path = '']) => {
    const target = normalize(join(dirname(file), path));
    return ['.ts', '.tsx'].map((end) => `${target}${end}`).filter(existsSync);
  });
  return [source, ...imported.flatMap((one) => sourcesOf(one, seen))];
}
