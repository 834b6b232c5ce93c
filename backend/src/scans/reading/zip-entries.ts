import { createReadStream, createWriteStream } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createInflateRaw } from 'node:zlib';
import { FileSource } from './file-source';

/** A file in a ZIP archive that lies on the disk. Its name is dropped while the archive is read. */
export interface ZipEntry {
  readonly method: number;
  readonly packedBytes: number;
  /** Where its local header begins. */
  readonly at: number;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const MOST_COMMENT = 0xffff;
const MOST_ENTRIES = 20_000;
const MOST_DIRECTORY_BYTES = 16 * 1024 ** 2;
const MOST_RATIO = 200;
/** Small entries may be as empty as they like. */
const ALWAYS_BYTES = 1024 ** 2;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;
const UNIX_LINK = 0o120000;
const UNIX_TYPE = 0o170000;

/** Not an archive that can be read, or one that unpacks to too much. */
export class BadZip extends Error {
  override readonly name = 'BadZip';
  constructor(readonly what: 'unreadable' | 'too-large') {
    super(what);
  }
}

/** Whether a file is an archive, by its first bytes. */
export function startsAsZip(path: string): boolean {
  const start = Buffer.from(new FileSource(path).read(0, 4));
  return start.length === 4 && start.readUInt32LE() === LOCAL;
}

export interface Listed {
  readonly entries: readonly ZipEntry[];
  /** Encrypted, links, or outside the archive's own folder. */
  readonly unusable: number;
}

/** What an archive lists, besides folders. @throws BadZip */
export async function zipEntries(path: string): Promise<Listed> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = await endOf(file, size);
    const [count, bytes, at] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
    if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES) throw new BadZip('too-large');
    if (at + bytes > size) throw new BadZip('unreadable');
    return listed(await bytesOf(file, at, bytes), count);
  } finally {
    await file.close();
  }
}

/** The record at the end of an archive, behind which a comment may stand. */
async function endOf(file: FileHandle, size: number): Promise<Buffer> {
  const from = Math.max(0, size - END_BYTES - MOST_COMMENT);
  const tail = await bytesOf(file, from, size - from);
  for (let at = tail.length - END_BYTES; at >= 0; at--)
    if (tail.readUInt32LE(at) === END) return tail.subarray(at);
  throw new BadZip('unreadable');
}

async function bytesOf(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, at);
  return buffer.subarray(0, bytesRead);
}

function listed(directory: Buffer, count: number): Listed {
  const entries: ZipEntry[] = [];
  let unusable = 0;
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL)
      throw new BadZip('unreadable');
    const lengths = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset));
    const name = directory.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + (lengths[0] ?? 0));
    const entry = entryAt(directory, at);
    if (isOutside(name) || !entry) unusable += 1;
    // A folder ends in a slash.
    else if (name.at(-1) !== 0x2f) entries.push(entry);
    at += CENTRAL_BYTES + lengths.reduce((sum, length) => sum + length, 0);
  }
  return { entries, unusable };
}

function entryAt(directory: Buffer, at: number): ZipEntry | undefined {
  const [flags, method] = [directory.readUInt16LE(at + 8), directory.readUInt16LE(at + 10)];
  const isLink = ((directory.readUInt32LE(at + 38) >>> 16) & UNIX_TYPE) === UNIX_LINK;
  if ((flags & ENCRYPTED) !== 0 || isLink || ![STORED, DEFLATED].includes(method)) return undefined;
  return {
    method,
    packedBytes: directory.readUInt32LE(at + 20),
    at: directory.readUInt32LE(at + 42),
  };
}

/** An absolute path, or one with `..`: nothing is ever written under it, but it is no honest file. */
const isOutside = (name: Buffer): boolean =>
  /^[/\\]|^[A-Za-z]:|(^|[/\\])\.\.([/\\]|$)/.test(name.toString('latin1'));

/**
 * Unpacks an entry to a path of our own.
 * @param mostBytes how many bytes there is room for @returns its bytes
 * @throws BadZip as soon as it unpacks to too much
 */
export async function unpackTo(
  path: string,
  { method, packedBytes, at }: ZipEntry,
  { to, mostBytes }: { to: string; mostBytes: number },
): Promise<number> {
  const from = await dataOf(path, at);
  const most = Math.min(mostBytes, Math.max(ALWAYS_BYTES, packedBytes * MOST_RATIO));
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
    await (method === STORED
      ? pipeline(packed, meter, target)
      : pipeline(packed, createInflateRaw(), meter, target));
  } catch (error) {
    throw error instanceof BadZip ? error : new BadZip('unreadable');
  }
  return bytes;
}

async function dataOf(path: string, at: number): Promise<number> {
  const file = await open(path);
  try {
    const head = await bytesOf(file, at, LOCAL_BYTES);
    if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) throw new BadZip('unreadable');
    return at + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  } finally {
    await file.close();
  }
}
