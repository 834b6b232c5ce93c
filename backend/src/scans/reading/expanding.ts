import { rm } from 'node:fs/promises';
import type { LeftOut } from '../series/left-out.rules';
import {
  BadZip,
  MOST_ARCHIVES,
  MOST_ENTRIES,
  startsAsZip,
  type ZipEntry,
  zipEntries,
} from '../series/zip.rules';
import { FileSource } from './file-source';
import { unpackTo } from './unpack-to';

const MOST_UNPACKED_BYTES = 3 * 1024 ** 3;

interface Use {
  /** Becomes the owner of the file. */
  readonly file: (path: string) => Promise<void>;
  readonly leaveOut: (what: LeftOut) => void;
}

/** Unpacks what was uploaded, one file at a time, under paths of our own. */
export class Expanding {
  private unpacked = 0;
  private files = 0;

  /** @param newPath gives a path of the reading */
  constructor(
    private readonly newPath: () => string,
    private readonly use: Use,
  ) {}

  /** An archive is removed once it is unpacked. */
  async expand(path: string, depth = 0): Promise<void> {
    const source = new FileSource(path);
    if (!startsAsZip(source)) return this.use.file(path);
    try {
      if (depth >= MOST_ARCHIVES) throw new BadZip('unreadable');
      const { entries, unusable } = zipEntries(source);
      for (let left = unusable; left > 0; left--) this.use.leaveOut('unreadable');
      for (const entry of entries) {
        this.files += 1;
        if (this.files > MOST_ENTRIES) throw new BadZip('too-large');
        await this.unpack(path, entry, depth);
      }
    } catch (error) {
      this.use.leaveOut(reasonOf(error));
    } finally {
      await rm(path, { force: true });
    }
  }

  private async unpack(path: string, entry: ZipEntry, depth: number): Promise<void> {
    const to = this.newPath();
    try {
      const mostBytes = MOST_UNPACKED_BYTES - this.unpacked;
      this.unpacked += await unpackTo(path, entry, { to, mostBytes });
    } catch (error) {
      await rm(to, { force: true });
      return this.use.leaveOut(reasonOf(error));
    }
    return this.expand(to, depth + 1);
  }
}

function reasonOf(error: unknown): LeftOut {
  if (error instanceof BadZip) return error.what;
  throw error;
}
