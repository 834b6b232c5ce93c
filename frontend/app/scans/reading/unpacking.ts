import type { LeftOut } from '../../../../backend/src/scans/series/left-out.rules';
import {
  BadZip,
  dataOf,
  MOST_ARCHIVES,
  MOST_ENTRIES,
  mostUnpacked,
  startsAsZip,
  type ZipEntry,
  zipEntries,
} from '../../../../backend/src/scans/series/zip.rules';
import { BlobSource } from './blob-source';
import { blobOf, bytesOf, inflating } from './streams';

const MOST_UNPACKED_BYTES = 8 * 1024 ** 3;

interface Use {
  readonly file: (file: BlobSource) => Promise<void>;
  readonly leaveOut: (what: LeftOut) => void;
}

/** Unpacks archives among the files; names are dropped with the archive's directory. */
export class Unpacking {
  private unpacked = 0;
  private entries = 0;

  constructor(private readonly use: Use) {}

  async unpack(blob: Blob, depth = 0): Promise<void> {
    const source = new BlobSource(blob);
    if (!startsAsZip(source)) return this.use.file(source);
    try {
      if (depth >= MOST_ARCHIVES) throw new BadZip('unreadable');
      const { entries, unusable } = zipEntries(source);
      for (let left = unusable; left > 0; left--) this.use.leaveOut('unreadable');
      for (const entry of entries) {
        this.entries += 1;
        if (this.entries > MOST_ENTRIES) throw new BadZip('too-large');
        await this.unpackEntry(source, entry, depth);
      }
    } catch (error) {
      this.use.leaveOut(reasonOf(error));
    }
  }

  private async unpackEntry(source: BlobSource, entry: ZipEntry, depth: number): Promise<void> {
    let file: Blob;
    try {
      file = await this.contentOf(source, entry);
    } catch (error) {
      return this.use.leaveOut(reasonOf(error));
    }
    this.unpacked += file.size;
    return this.unpack(file, depth + 1);
  }

  private async contentOf(source: BlobSource, entry: ZipEntry): Promise<Blob> {
    const from = dataOf(source, entry);
    const packed = source.blob.slice(from, from + entry.packedBytes);
    const most = Math.min(MOST_UNPACKED_BYTES - this.unpacked, mostUnpacked(entry));
    const stream = entry.isDeflated && packed.size > 0 ? inflating(packed) : packed.stream();
    return blobOf(await bytesOf(stream, most));
  }
}

function reasonOf(error: unknown): LeftOut {
  if (error instanceof BadZip) return error.what;
  return error instanceof RangeError ? 'too-large' : 'unreadable';
}
