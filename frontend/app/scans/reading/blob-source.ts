import type { Source } from '../../../../backend/src/scans/series/elements.rules';

/** Only workers have it; the types of pages do not. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer;
}

/** A file of the author's, of which only what is asked for is ever in memory. */
export class BlobSource implements Source {
  private readonly reader = new FileReaderSync();

  constructor(readonly blob: Blob) {}

  get size(): number {
    return this.blob.size;
  }

  read(from: number, to: number): Uint8Array {
    const end = Math.max(from, Math.min(to, this.size));
    return new Uint8Array(this.reader.readAsArrayBuffer(this.blob.slice(from, end)));
  }
}
