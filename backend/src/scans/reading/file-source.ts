import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Source } from '../series/elements.rules';

/** A file on the disk; it is open only while it is read, as there may be thousands. */
export class FileSource implements Source {
  readonly size: number;

  constructor(readonly path: string) {
    this.size = statSync(path).size;
  }

  read(from: number, to: number): Uint8Array {
    const buffer = new Uint8Array(Math.max(0, Math.min(to, this.size) - from));
    const file = openSync(this.path, 'r');
    try {
      return buffer.subarray(0, readSync(file, buffer, 0, buffer.length, from));
    } finally {
      closeSync(file);
    }
  }
}
