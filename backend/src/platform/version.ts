import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The version of the product, as package.json says: CHANGELOG.md tells what each brought. */
export const VERSION = versionAbove(__dirname);

/** The compiled files lie deeper than the sources. */
function versionAbove(folder: string): string {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return versionAbove(dirname(folder));
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
