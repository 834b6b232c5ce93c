import { existsSync } from 'node:fs';
import { copyFile, type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { extensionOfKey, keysOf } from '../media/asset-keys';
import type { Settings } from '../platform/config/settings';
import { DiskStorage } from '../platform/storage/disk.storage';
import { S3Storage } from '../platform/storage/s3.storage';
import type { Storage } from '../platform/storage/storage';
import { TemporaryFiles } from '../platform/storage/temporary-files';
import { type Archive, type KeptFile, placeOfFile } from './archive';

/** Parallel transfers, since a bucket has high latency. */
const AT_ONCE = 8;

export interface StoredAsset {
  readonly key: string;
  readonly kind: string;
  readonly mime: string;
  readonly state: string;
}

/** The configured media store, without the application around it. */
export class MediaStore {
  private readonly temporary: TemporaryFiles;
  private readonly storage: Storage;

  constructor(settings: Settings) {
    this.temporary = new TemporaryFiles(settings);
    this.storage = settings.s3
      ? new S3Storage(settings.s3, this.temporary)
      : new DiskStorage(settings.dataDir);
  }

  async read(key: string): Promise<Readable | undefined> {
    const found = await this.storage.open(key);
    if (!found) return undefined;
    return found.kind === 'remote'
      ? found.stream
      : (await openIfThere(join(found.folder, key)))?.createReadStream();
  }

  async write(path: string, { key, mime }: KeptFile): Promise<void> {
    await this.temporary.using(extensionOfKey(key), async (copy) => {
      await copyFile(path, copy);
      await this.storage.put(key, copy, mime);
    });
  }

  delete(keys: readonly string[]): Promise<void> {
    return this.storage.delete(keys);
  }

  close(): void {
    if (this.storage instanceof S3Storage) this.storage.close();
  }
}

/** The file may have been deleted in the meantime. */
async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The assets in the snapshot of the connection. */
export async function assetsOf(client: Client): Promise<StoredAsset[]> {
  return (await client.query<StoredAsset>('select key, kind, mime, state from asset order by id'))
    .rows;
}

const isWhole = ({ state }: StoredAsset) => state === 'ready' || state === 'held';

/** Copies every existing file of these assets. @returns the files, and the keys of missing ones */
export async function keepFiles(
  archive: Archive,
  store: MediaStore,
  assets: readonly StoredAsset[],
) {
  const files: KeptFile[] = [];
  const missing: string[] = [];
  const keepOne = async (asset: StoredAsset, key: string) => {
    const source = await store.read(key);
    if (source)
      files.push({ key, mime: asset.mime, ...(await archive.write(placeOfFile(key), source)) });
    else if (key === asset.key && isWhole(asset)) missing.push(key);
  };
  await inTurns(assets, async (asset) => {
    for (const key of keysOf(asset)) await keepOne(asset, key);
  });
  return { files, missing };
}

export async function verifyFiles(archive: Archive): Promise<void> {
  for await (const { key, sha256 } of archive.files())
    await archive.verify(placeOfFile(key), sha256);
}

export async function putFilesBack(archive: Archive, store: MediaStore): Promise<number> {
  const files: KeptFile[] = [];
  for await (const file of archive.files()) files.push(file);
  await inTurns(files, (file) => store.write(archive.pathOf(placeOfFile(file.key)), file));
  return files.length;
}

async function inTurns<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values();
  const turn = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
}

export const secretsFolder = (dataDir: string) => join(dataDir, 'secrets');
export const hasSecrets = (dataDir: string) => existsSync(secretsFolder(dataDir));
