import { randomBytes } from 'node:crypto';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Settings } from '../config/settings';
import { makePrivateFolder } from './private-files';

const FLOOR_BYTES = 2 * 1024 ** 3;
const FLOOR_SHARE = 0.1;

/**
 * Files that live no longer than the request or job that created them. They are on the same file
 * system as the store, so that a file can be stored by renaming it. Without decorators: a process
 * that checks files would load the framework for them.
 */
export class TemporaryFiles {
  private readonly folder: string;

  constructor(settings: Pick<Settings, 'dataDir'>) {
    this.folder = resolve(settings.dataDir, 'media', '.tmp');
  }

  /**
   * A new path. The caller must remove the file. The folder is made each time: it may have been
   * removed, or the disk may have been full before.
   */
  async newPath(extension = 'part'): Promise<string> {
    await makePrivateFolder(this.folder);
    return join(this.folder, `${randomBytes(16).toString('hex')}.${extension}`);
  }

  /** Runs work with a new path and removes the file afterwards, if it still exists. */
  async using<Result>(extension: string, work: (path: string) => Promise<Result>): Promise<Result> {
    const path = await this.newPath(extension);
    try {
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  /**
   * Whether this many bytes fit without going below the reserve: the smaller of 2 GiB and 10 % of
   * the disk.
   */
  async hasRoomFor(bytes: number): Promise<boolean> {
    await this.newPath();
    const disk = await statfs(this.folder);
    const floor = Math.min(FLOOR_BYTES, disk.blocks * disk.bsize * FLOOR_SHARE);
    return disk.bavail * disk.bsize - bytes >= floor;
  }

  /** Removes files left behind by killed processes. */
  async removeOlderThan(moment: Date): Promise<number> {
    const names = await readdir(this.folder).catch(() => []);
    let removed = 0;
    for (const name of names) {
      const path = join(this.folder, name);
      const found = await stat(path).catch(() => undefined);
      if (!found || found.mtime >= moment) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
}
