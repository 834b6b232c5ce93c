import { deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Pseudo-random integers, the same for the same seed (mulberry32). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

type Next = (below: number) => number;
const NAMES = [
  'Maria Okafor',
  'Hans Keller',
  'Yuki Tanaka',
  'Fatima Haddad',
  'Ward 7 Bed 3',
  'MRN 5128918',
];
const word = (next: Next) => `${NAMES[next(NAMES.length)]} ${next(1_000_000)}`;

function segment(marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** One tag of a TIFF directory; values longer than four bytes are stored after the directories. */
interface Tag {
  readonly id: number;
  readonly type: 2 | 4 | 5;
  readonly count: number;
  readonly value: Buffer;
}

const text = (id: number, value: string): Tag => ({
  id,
  type: 2,
  count: value.length + 1,
  value: Buffer.from(`${value}\0`, 'latin1'),
});
const long = (id: number, value: number): Tag => ({ id, type: 4, count: 1, value: uint32(value) });
const degrees = (id: number, next: Next): Tag => ({
  id,
  type: 5,
  count: 3,
  value: Buffer.concat([next(90), 1, next(60), 1, next(6000), 100].map(uint32)),
});

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function directory(tags: readonly Tag[], at: number, nextDirectory: number): Buffer {
  let behind = at + 2 + tags.length * 12 + 4;
  const long: Buffer[] = [];
  const entries = tags.map(({ id, type, count, value }) => {
    const entry = Buffer.alloc(12);
    entry.writeUInt16BE(id, 0);
    entry.writeUInt16BE(type, 2);
    entry.writeUInt32BE(count, 4);
    if (value.length <= 4) value.copy(entry, 8);
    else {
      entry.writeUInt32BE(behind, 8);
      long.push(value);
      behind += value.length;
    }
    return entry;
  });
  return Buffer.concat([Buffer.from([0, tags.length]), ...entries, uint32(nextDirectory), ...long]);
}

/** A TIFF with camera, dates, serial number, a location and a thumbnail. */
function exif(next: Next, thumbnail: Buffer): Buffer {
  const camera = [
    text(0x010f, word(next)),
    text(0x0110, word(next)),
    text(0x0132, '2024:03:12 10:30:00'),
    text(0x013b, word(next)),
  ];
  const mainSize = directory([...camera, long(0x8825, 0)], 8, 0).length;
  const gpsAt = 8 + mainSize;
  const gps = directory([text(1, 'N'), degrees(2, next), text(3, 'E'), degrees(4, next)], gpsAt, 0);
  const thumbAt = gpsAt + gps.length;
  const thumbTags = (where: number) =>
    directory([long(0x0201, where), long(0x0202, thumbnail.length)], thumbAt, 0);
  const imageAt = thumbAt + thumbTags(0).length;
  const main = directory([...camera, long(0x8825, gpsAt)], 8, thumbAt);
  return Buffer.concat([Buffer.from('MM\0*'), uint32(8), main, gps, thumbTags(imageAt), thumbnail]);
}

const xmp = (next: Next) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${word(next)}"/></rdf:RDF></x:xmpmeta>`;

function iptc(next: Next): Buffer {
  const caption = Buffer.from(word(next));
  const dataset = Buffer.concat([Buffer.from([0x1c, 2, 120, 0, caption.length]), caption]);
  const size = uint32(dataset.length);
  return Buffer.concat([
    Buffer.from('Photoshop 3.0\0'),
    Buffer.from('8BIM'),
    Buffer.from([4, 4, 0, 0]),
    size,
    dataset,
    Buffer.alloc(dataset.length % 2),
  ]);
}

const noise = (next: Next) =>
  sharp({
    create: {
      width: 24 + next(40),
      height: 24 + next(40),
      channels: 3,
      background: { r: next(256), g: next(256), b: next(256) },
    },
  });

/** A JPEG with every kind of metadata that a JPEG can have. */
export async function tellingJpeg(next: Next): Promise<Buffer> {
  const plain = await noise(next).jpeg().toBuffer();
  const thumbnail = await noise(next).resize(16).jpeg().toBuffer();
  return Buffer.concat([
    plain.subarray(0, 2),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif(next, thumbnail)])),
    segment(0xe1, Buffer.from(`http://ns.adobe.com/xap/1.0/\0${xmp(next)}`)),
    segment(0xed, iptc(next)),
    segment(0xfe, Buffer.from(word(next))),
    plain.subarray(2),
    Buffer.from(word(next)),
  ]);
}

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  return Buffer.concat([uint32(content.length), body, uint32(crc(body))]);
}

/** A PNG with every kind of metadata that a PNG can have. */
export async function tellingPng(next: Next): Promise<Buffer> {
  const plain = await noise(next).png().toBuffer();
  const headerEnd = 8 + 25;
  return Buffer.concat([
    plain.subarray(0, headerEnd),
    chunk('tEXt', Buffer.from(`Author\0${word(next)}`)),
    chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(word(next))])),
    chunk(
      'iTXt',
      Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.from(xmp(next))]),
    ),
    chunk('eXIf', exif(next, await noise(next).jpeg().toBuffer())),
    chunk('tIME', Buffer.from([7, 232, 3, 12, 10, 30, 0])),
    plain.subarray(headerEnd),
    Buffer.from(word(next)),
  ]);
}

/** The markers of a JPEG, or the chunks of a PNG; the last item is `end` or `trailing bytes`. */
export function partsOf(picture: Buffer): string[] {
  return picture.readUInt16BE(0) === 0xffd8 ? jpegParts(picture) : pngParts(picture);
}

function jpegParts(picture: Buffer): string[] {
  const parts: string[] = [];
  let at = 2;
  while (picture[at] === 0xff && picture[at + 1] !== 0xda) {
    const name = picture.toString('latin1', at + 4, at + 8);
    parts.push(
      `${(picture[at + 1] ?? 0).toString(16)}${picture[at + 1] === 0xe0 ? ` ${name}` : ''}`,
    );
    at += 2 + picture.readUInt16BE(at + 2);
  }
  return [
    ...parts,
    picture.subarray(-2).equals(Buffer.from([0xff, 0xd9])) ? 'end' : 'trailing bytes',
  ];
}

function pngParts(picture: Buffer): string[] {
  const parts: string[] = [];
  let at = 8;
  while (at < picture.length && parts.at(-1) !== 'IEND') {
    parts.push(picture.toString('latin1', at + 4, at + 8));
    at += 12 + picture.readUInt32BE(at);
  }
  return [...parts, at === picture.length ? 'end' : 'trailing bytes'];
}
