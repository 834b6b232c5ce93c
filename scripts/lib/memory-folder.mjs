import fs from 'node:fs';

const FOLDER = '/dev/shm';
/** A container may have 64 MB of it. */
const WANTED = 4 * 1024 ** 3;

/** The folder for files in memory, where the system has one with room for tests. */
export function memoryFolder() {
  if (!fs.existsSync(FOLDER)) return undefined;
  const { bavail, bsize } = fs.statfsSync(FOLDER);
  return bavail * bsize >= WANTED ? FOLDER : undefined;
}
