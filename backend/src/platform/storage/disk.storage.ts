import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isFull, NoRoomLeft } from './full-disk';
import { closeToOthers, makePrivateFile, makePrivateFolder } from './private-files';
import { type LocalFile, Storage } from './storage';

/** Files in a local folder, one per key. */
export class DiskStorage extends Storage {
  private readonly media: string;
  private readonly folder: string;

  constructor(dataDir: string) {
    super();
    this.media = resolve(dataDir, 'media');
    this.folder = resolve(this.media, 'files');
  }

  /** Earlier versions left the files open to all users of the machine. */
  async onModuleInit(): Promise<void> {
    await closeToOthers(this.media);
  }

  override async put(key: string, path: string): Promise<void> {
    const target = this.pathOf(key);
    try {
      await flush(path);
      await makePrivateFile(path);
      await makePrivateFolder(dirname(target));
      await rename(path, target);
      await flush(dirname(target));
    } catch (error) {
      throw isFull(error) ? new NoRoomLeft() : error;
    }
  }

  override async open(key: string): Promise<LocalFile | undefined> {
    const found = await stat(this.pathOf(key)).catch(() => undefined);
    return found?.isFile() ? { kind: 'local', folder: this.folder } : undefined;
  }

  override async delete(keys: readonly string[]): Promise<void> {
    await Promise.all(keys.map((key) => rm(this.pathOf(key), { force: true })));
  }

  override withLocalFile<Result>(
    key: string,
    work: (path: string) => Promise<Result>,
  ): Promise<Result> {
    return work(this.pathOf(key));
  }

  private pathOf(key: string): string {
    const path = resolve(this.folder, key);
    if (!path.startsWith(join(this.folder, '/')))
      throw new Error('A media key leads out of the store.');
    return path;
  }
}

/**
 * Flushes a file or folder to disk: after a crash a rename without it may leave an empty file.
 * Folders cannot be opened on Windows.
 */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined);
  if (!handle) return;
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
