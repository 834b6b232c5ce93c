import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { RouteConfigEntry } from '@remix-run/route-config';
import routes from '../../../app/routes';

const APP = join(__dirname, '../../../app');
/** Where forms with files are read: what uses it takes them. */
const READERS = `${join(APP, 'wire')}/`;
const TAKES_FILES = /\b(?:receiveForm|passOn)\(/;
const OWN_IMPORTS = /^(?:import|export)\s[^;]*?from '(\.[^']+)'/gm;

/** The address of every page whose form takes files, as the sources have it: a new one is found without being listed anywhere. */
export function pagesThatTakeFiles(): string[] {
  return all(routes)
    .filter(({ file }) => sourcesOf(join(APP, file)).some((source) => TAKES_FILES.test(source)))
    .map(({ path = '' }) => `/${path}`)
    .sort();
}

const all = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.children ?? [])]);

/** A page and all that it is made of, but for what every page reads its form with. */
function sourcesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || file.startsWith(READERS)) return [];
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  const imported = [...source.matchAll(OWN_IMPORTS)].flatMap(([, path = '']) => {
    const target = normalize(join(dirname(file), path));
    return ['.ts', '.tsx'].map((end) => `${target}${end}`).filter(existsSync);
  });
  return [source, ...imported.flatMap((one) => sourcesOf(one, seen))];
}
