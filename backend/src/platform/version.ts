import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version of the product from package.json; CHANGELOG.md lists the changes of each. */
export const VERSION = versionAbove(__dirname);

/** Searches upwards, because compiled files are nested deeper than the sources. */
function versionAbove(folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return versionAbove(dirname(folder));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
