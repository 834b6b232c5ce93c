/** What stands beside the pixels of a JPEG or PNG: where and by whom it was taken, and words about it. */

const [SOI, EOI, SOS, APP0, APP2, APP14, APP15, COM] = [
  0xd8, 0xd9, 0xda, 0xe0, 0xe2, 0xee, 0xef, 0xfe,
];
const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7;
const ICC = 'ICC_PROFILE\0';

/** Colours need their profile, and the transformation that Adobe notes. */
function isKept(marker: number, body: Buffer): boolean {
  if (marker === COM) return false;
  if (marker === APP2) return body.toString('latin1', 0, ICC.length) === ICC;
  return marker < APP0 || marker > APP15 || marker === APP0 || marker === APP14;
}

/**
 * The picture without EXIF, XMP, IPTC, comments, thumbnails and whatever follows its end. The pixels
 * stay as they are.
 * @returns undefined if it is neither a JPEG nor a PNG, or is cut off
 */
export function withoutMetadata(bytes: Buffer): Buffer | undefined {
  if (bytes.length > 4 && bytes.readUInt16BE(0) === 0xff00 + SOI) return jpeg(bytes);
  if (bytes.length > 8 && bytes.readUInt32BE(0) === 0x89504e47) return png(bytes);
  return undefined;
}

function jpeg(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    if (isKept(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, end));
    at = end;
    if (marker !== SOS) continue;
    const next = markerAfter(bytes, at);
    kept.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at + 1] === EOI || at >= bytes.length) {
      kept.push(Buffer.of(0xff, EOI));
      return Buffer.concat(kept);
    }
  }
  return undefined;
}

/** Where the coded pixels of a scan end. */
function markerAfter(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0 && marker !== 0xff && !isRestart(marker)) return at;
  }
  return bytes.length;
}

const WORDS = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME'];

function png(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    if (!WORDS.includes(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
