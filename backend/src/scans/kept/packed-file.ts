import { type FileHandle, open } from 'node:fs/promises';
import type { ScanFacts } from '../series/facts.rules';
import { MOST_HEAD_BYTES, type PackedFault, readPackedHead } from '../series/packed.rules';
import { decodedFrame, type FramePixels } from './frame-codes';

/** A file that is not the packed series that it claims to be. */
export class BadSeries extends Error {
  override readonly name = 'BadSeries';

  constructor(readonly fault: PackedFault) {
    super(fault);
  }
}

/** A packed series on the disk, of which one frame at a time is in memory. */
export class PackedFile {
  private constructor(
    private readonly file: FileHandle,
    readonly facts: ScanFacts,
    private readonly edges: readonly number[],
  ) {}

  /** @throws BadSeries */
  static async using<Result>(
    path: string,
    work: (series: PackedFile) => Promise<Result>,
  ): Promise<Result> {
    const file = await open(path);
    try {
      const { size } = await file.stat();
      const start = await bytesOf(file, 0, Math.min(size, MOST_HEAD_BYTES));
      const head = readPackedHead(start, size);
      if (typeof head === 'string') throw new BadSeries(head);
      return await work(new PackedFile(file, head.facts, head.edges));
    } finally {
      await file.close();
    }
  }

  /** @param n from 0 @throws BadSeries */
  async frame(n: number): Promise<FramePixels> {
    const from = this.edges[n] ?? 0;
    const coded = await bytesOf(this.file, from, (this.edges[n + 1] ?? from) - from);
    const pixels = await decodedFrame(coded, this.facts);
    if (!pixels) throw new BadSeries('not-a-scan');
    return pixels;
  }
}

async function bytesOf(file: FileHandle, from: number, length: number): Promise<Uint8Array> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}
