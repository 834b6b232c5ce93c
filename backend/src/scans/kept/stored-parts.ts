import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { RangeOutsideFile, Storage } from '../../platform/storage/storage';
import { MOST_HEAD_BYTES, readPackedHead } from '../series/packed.rules';
import { MOST_EDGES_BYTES, readEdges } from './pictures.rules';

/** Where the parts of a stored file begin and end. */
type Edges = readonly number[];

/** The edges of 600 frames take 5 kB. */
const MOST_KNOWN = 200;

/** Reads single parts of stored files: frames of a series, pictures of a window. */
@Injectable()
export class StoredParts {
  /** The latest at the end; what is stored under a key never changes. */
  private readonly known = new Map<string, Edges>();

  constructor(private readonly storage: Storage) {}

  /** @returns undefined if there is no such file, or it has no such part */
  async read(key: string, n: number): Promise<Buffer | undefined> {
    const edges = await this.edgesOf(key);
    const [from, to] = [edges?.[n], edges?.[n + 1]];
    if (from === undefined || to === undefined) return undefined;
    return (await this.bytes(key, from, to))?.bytes;
  }

  /** How many parts a file has; 0 if there is none. */
  async count(key: string): Promise<number> {
    return Math.max(0, ((await this.edgesOf(key))?.length ?? 0) - 1);
  }

  private async edgesOf(key: string): Promise<Edges | undefined> {
    const known = this.known.get(key) ?? (await this.readEdges(key));
    if (!known) return undefined;
    this.known.delete(key);
    this.known.set(key, known);
    const [oldest] = this.known.keys();
    if (this.known.size > MOST_KNOWN && oldest !== undefined) this.known.delete(oldest);
    return known;
  }

  private async readEdges(key: string): Promise<Edges | undefined> {
    const start = await this.bytes(key, 0, Math.max(MOST_HEAD_BYTES, MOST_EDGES_BYTES));
    if (!start) return undefined;
    const pictures = readEdges(start.bytes);
    if (pictures) return pictures;
    const series = readPackedHead(start.bytes, start.size);
    return typeof series === 'string' ? undefined : series.edges;
  }

  /** As many of these bytes as there are. */
  private async bytes(key: string, from: number, to: number) {
    const found = await this.storage.open(key, `bytes=${from}-${to - 1}`).catch((error) => {
      if (error instanceof RangeOutsideFile) return undefined;
      throw error;
    });
    if (!found) return undefined;
    if (found.kind === 'local') return bytesOfFile(join(found.folder, key), from, to);
    const size = Number(found.contentRange?.split('/')[1] ?? found.length);
    return { bytes: await buffer(found.stream), size };
  }
}

async function bytesOfFile(path: string, from: number, to: number) {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const wanted = Buffer.alloc(Math.max(0, Math.min(to, size) - from));
    const { bytesRead } = await file.read(wanted, 0, wanted.length, from);
    return { bytes: wanted.subarray(0, bytesRead), size };
  } finally {
    await file.close();
  }
}
