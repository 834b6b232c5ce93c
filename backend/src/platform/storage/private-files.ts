import { chmod, lstat, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Only the user that runs the product reads its files. */
const FILE = 0o600;
const FOLDER = 0o700;
const OTHERS = 0o077;

/** Makes a folder that other users of the machine cannot open, with those that lead to it. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER });
}

export async function makePrivateFile(path: string): Promise<void> {
  await chmod(path, FILE);
}

/** From now on this process makes files that no other user of the machine can open. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes a folder to other users, with all that earlier versions left open in it. The folder itself
 * is closed last: an interrupted run is repeated, a finished one is not.
 */
export async function closeToOthers(folder: string): Promise<void> {
  const found = await lstat(folder).catch(() => undefined);
  if (!found?.isDirectory() || (found.mode & OTHERS) === 0) return;
  await closeContents(folder);
  await chmod(folder, FOLDER);
}

async function closeContents(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      await closeContents(path);
      await ifThere(chmod(path, FOLDER));
    } else if (entry.isFile()) await ifThere(chmod(path, FILE));
  }
}

/** Another process may remove a file meanwhile. */
async function ifThere(change: Promise<void>): Promise<void> {
  await change.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}
