import type { Source } from './elements.rules';

/** A file in a ZIP archive. Its name is dropped while the archive is read. */
export interface ZipEntry {
  readonly isDeflated: boolean;
  readonly packedBytes: number;
  /** Where its local header begins. */
  readonly at: number;
}

export interface Listed {
  readonly entries: readonly ZipEntry[];
  /** Entries that are encrypted, are links, or have paths outside the archive. */
  readonly unusable: number;
}

/** Of all archives of one upload. */
export const MOST_ENTRIES = 20_000;
/** An archive may hold one archive. */
export const MOST_ARCHIVES = 2;

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const MOST_COMMENT = 0xffff;
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
export const startsAsZip = (source: Source): boolean =>
  source.size >= 4 && viewOf(source, 0, 4).getUint32(0, true) === LOCAL;

/** What an archive lists, besides folders. @throws BadZip */
export function zipEntries(source: Source): Listed {
  const end = endOf(source);
  const [count, bytes] = [end.getUint16(10, true), end.getUint32(12, true)];
  const at = end.getUint32(16, true);
  if (count > MOST_ENTRIES || bytes > MOST_DIRECTORY_BYTES) throw new BadZip('too-large');
  if (at + bytes > source.size) throw new BadZip('unreadable');
  return listed(viewOf(source, at, bytes), count);
}

/** Where the data of an entry begin. @throws BadZip */
export function dataOf(source: Source, { at }: ZipEntry): number {
  if (at + LOCAL_BYTES > source.size) throw new BadZip('unreadable');
  const head = viewOf(source, at, LOCAL_BYTES);
  if (head.getUint32(0, true) !== LOCAL) throw new BadZip('unreadable');
  return at + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
}

/** To how many bytes an entry may unpack. */
export const mostUnpacked = ({ packedBytes }: ZipEntry): number =>
  Math.max(ALWAYS_BYTES, packedBytes * MOST_RATIO);

function viewOf(source: Source, at: number, length: number): DataView {
  const bytes = source.read(at, at + length);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** The record at the end of an archive, behind which a comment may stand. */
function endOf(source: Source): DataView {
  const from = Math.max(0, source.size - END_BYTES - MOST_COMMENT);
  const tail = viewOf(source, from, source.size - from);
  for (let at = tail.byteLength - END_BYTES; at >= 0; at--)
    if (tail.getUint32(at, true) === END) return new DataView(tail.buffer, tail.byteOffset + at);
  throw new BadZip('unreadable');
}

function listed(directory: DataView, count: number): Listed {
  const entries: ZipEntry[] = [];
  let unusable = 0;
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > directory.byteLength || directory.getUint32(at, true) !== CENTRAL)
      throw new BadZip('unreadable');
    const lengths = [28, 30, 32].map((offset) => directory.getUint16(at + offset, true));
    const name = textOf(directory, at + CENTRAL_BYTES, lengths[0] ?? 0);
    const entry = entryAt(directory, at);
    if (isOutside(name) || !entry) unusable += 1;
    else if (!name.endsWith('/')) entries.push(entry);
    at += CENTRAL_BYTES + lengths.reduce((sum, length) => sum + length, 0);
  }
  return { entries, unusable };
}

function entryAt(directory: DataView, at: number): ZipEntry | undefined {
  const [flags, method] = [8, 10].map((offset) => directory.getUint16(at + offset, true));
  const attributes = directory.getUint32(at + 38, true) >>> 16;
  const isEncrypted = ((flags ?? 0) & ENCRYPTED) !== 0;
  const isKnown = method === STORED || method === DEFLATED;
  if (isEncrypted || !isKnown || (attributes & UNIX_TYPE) === UNIX_LINK) return undefined;
  return {
    isDeflated: method === DEFLATED,
    packedBytes: directory.getUint32(at + 20, true),
    at: directory.getUint32(at + 42, true),
  };
}

function textOf(view: DataView, at: number, length: number): string {
  const most = Math.max(0, Math.min(length, view.byteLength - at));
  let text = '';
  for (let index = 0; index < most; index++) text += String.fromCharCode(view.getUint8(at + index));
  return text;
}

/** An absolute path, or one with `..`. No file is written by its path; such an entry is suspect. */
const isOutside = (name: string): boolean => /^[/\\]|^[A-Za-z]:|(^|[/\\])\.\.([/\\]|$)/.test(name);
