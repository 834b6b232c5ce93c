import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first executable with this name on a PATH. */
export function programOn(path: string, name: string): string | undefined {
  const file = process.platform === 'win32' ? `${name}.exe` : name;
  return path
    .split(delimiter)
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, file))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
