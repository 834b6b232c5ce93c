import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { BadZip, dataOf, mostUnpacked, type ZipEntry } from '../series/zip.rules';
import { FileSource } from './file-source';

/**
 * Unpacks an entry to a path of our own.
 * @param mostBytes how many bytes there is room for @returns its bytes
 * @throws BadZip as soon as it unpacks to too much
 */
export async function unpackTo(
  path: string,
  entry: ZipEntry,
  { to, mostBytes }: { to: string; mostBytes: number },
): Promise<number> {
  const { isDeflated, packedBytes } = entry;
  const from = dataOf(new FileSource(path), entry);
  const most = Math.min(mostBytes, mostUnpacked(entry));
  let bytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(bytes > most ? new BadZip('too-large') : null, chunk);
    },
  });
  if (packedBytes === 0) {
    await pipeline([], createWriteStream(to));
    return 0;
  }
  const packed = createReadStream(path, { start: from, end: from + packedBytes - 1 });
  const target = createWriteStream(to);
  try {
    await (isDeflated
      ? pipeline(packed, createInflateRaw(), meter, target)
      : pipeline(packed, meter, target));
  } catch (error) {
    throw error instanceof BadZip ? error : new BadZip('unreadable');
  }
  return bytes;
}
