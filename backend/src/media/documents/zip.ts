import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';

/** An entry of a ZIP archive, as stored. */
export interface ZipPart {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly size: number;
  /** Compressed, unless the method is 0. */
  readonly data: Buffer;
}

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
const [LOCAL_BYTES, CENTRAL_BYTES, END_BYTES] = [30, 46, 22];
const MOST_COMMENT = 0xffff;
const MOST_PARTS = 10_000;
/** The maximum uncompressed size of one entry. */
const MOST_BYTES = 64 * 1024 ** 2;
const [STORED, DEFLATED] = [0, 8];
const ENCRYPTED = 1;
const UTF8 = 0x0800;
/** 1 January 1980, midnight: the earliest time in a ZIP archive. */
const NO_DATE = 0x0021;

/** Not a ZIP archive, or of a kind that no office program writes. */
export class UnusableZip extends Error {
  override readonly name = 'UnusableZip';
}

/** The entries in the central directory; other data in the file is ignored. */
export function readZip(bytes: Buffer): ZipPart[] {
  const end = endOf(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MOST_PARTS) throw new UnusableZip('too many parts');
  const parts: ZipPart[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let index = 0; index < count; index++) {
    if (at + CENTRAL_BYTES > bytes.length || bytes.readUInt32LE(at) !== CENTRAL)
      throw new UnusableZip('no directory');
    parts.push(partAt(bytes, at));
    at +=
      CENTRAL_BYTES +
      [28, 30, 32].reduce((sum, offset) => sum + bytes.readUInt16LE(at + offset), 0);
  }
  return parts;
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - MOST_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--)
    if (bytes.readUInt32LE(at) === END) return at;
  throw new UnusableZip('no end');
}

function partAt(bytes: Buffer, at: number): ZipPart {
  const [flags, method] = [bytes.readUInt16LE(at + 8), bytes.readUInt16LE(at + 10)];
  const [crc, packed, size] = [16, 20, 24].map((offset) => bytes.readUInt32LE(at + offset));
  const [nameBytes, local] = [bytes.readUInt16LE(at + 28), bytes.readUInt32LE(at + 42)];
  const isKnown = (method === STORED || method === DEFLATED) && (flags & ENCRYPTED) === 0;
  if (!isKnown || local + LOCAL_BYTES > bytes.length || bytes.readUInt32LE(local) !== LOCAL)
    throw new UnusableZip('a part cannot be read');
  const from =
    local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const data = bytes.subarray(from, from + (packed ?? 0));
  if (data.length !== packed) throw new UnusableZip('a part is cut off');
  const name = bytes.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
  return { name, method, crc: crc ?? 0, size: size ?? 0, data };
}

/** The uncompressed bytes of an entry. @throws UnusableZip if there are too many */
export function unpacked({ method, data }: ZipPart): Buffer {
  if (method === STORED) return data;
  try {
    return inflateRawSync(data, { maxOutputLength: MOST_BYTES });
  } catch {
    throw new UnusableZip('a part cannot be unpacked');
  }
}

/** The same entry with other content. */
export function withBytes({ name }: ZipPart, bytes: Buffer): ZipPart {
  const data = deflateRawSync(bytes);
  return { name, method: DEFLATED, crc: crc32(bytes), size: bytes.length, data };
}

/** A ZIP archive of these entries, without times, comments or other metadata. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const part of parts) {
    const [name, head] = [Buffer.from(part.name, 'utf8'), headOf(part)];
    const local = Buffer.concat([uint32(LOCAL), head, uint16(name.length, 0), name, part.data]);
    const places = Buffer.concat([uint16(name.length, 0, 0, 0, 0), uint32(0, offset)]);
    directory.push(uint32(CENTRAL), uint16(20), head, places, name);
    bodies.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const counts = uint16(0, 0, parts.length, parts.length);
  return Buffer.concat([
    ...bodies,
    listed,
    uint32(END),
    counts,
    uint32(listed.length, offset),
    uint16(0),
  ]);
}

/** The fields shared by the central directory and the local header. */
function headOf({ method, crc, size, data }: ZipPart): Buffer {
  return Buffer.concat([uint16(20, UTF8, method, 0, NO_DATE), uint32(crc, data.length, size)]);
}

function uint16(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) bytes.writeUInt16LE(value, index * 2);
  return bytes;
}

function uint32(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32LE(value >>> 0, index * 4);
  return bytes;
}
