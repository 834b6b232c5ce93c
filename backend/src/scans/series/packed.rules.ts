import { MOST_FRAMES, readFacts, type ScanFacts, writeFacts } from './facts.rules';

/** The media type of a packed series. */
export const PACKED_TYPE = 'application/x-suture-scan';

/** Why bytes are not a packed series. */
export type PackedFault = 'not-a-scan' | 'too-many-frames';

const MAGIC = 'SUTSCAN1';
const WORD = 4;
const FACTS_AT = MAGIC.length + WORD;
/** More than the places of 600 frames take. */
const MOST_FACTS_BYTES = 32 * 1024;
/** However large a packed series is, its frames begin within these bytes. */
export const MOST_HEAD_BYTES = FACTS_AT + MOST_FACTS_BYTES + (MOST_FRAMES + 1) * WORD;

/** The facts of a packed series, and where its frames begin and end in it. */
export interface PackedHead {
  readonly facts: ScanFacts;
  /** Frame n reaches from `edges[n]` to `edges[n + 1]`, counted from the first byte of the series. */
  readonly edges: readonly number[];
}

/**
 * What stands before the frames of a packed series, for writers that do not hold all frames at once.
 * @param facts as `roundedFacts` gives them @param lengths the bytes of each coded frame
 */
export function packedHead(facts: ScanFacts, lengths: readonly number[]): Uint8Array {
  const text = new TextEncoder().encode(writeFacts(facts));
  const head = new Uint8Array(FACTS_AT + text.length + (lengths.length + 1) * WORD);
  const view = new DataView(head.buffer);
  head.set(new TextEncoder().encode(MAGIC));
  view.setUint32(MAGIC.length, text.length, true);
  head.set(text, FACTS_AT);
  let offset = 0;
  for (const [index, length] of [...lengths, 0].entries()) {
    view.setUint32(FACTS_AT + text.length + index * WORD, offset, true);
    offset += length;
  }
  return head;
}

/** @param codedFrames grey ones by `encodeGrey`, coloured ones as lossless WebP */
export function packSeries(facts: ScanFacts, codedFrames: readonly Uint8Array[]): Uint8Array {
  const lengths = codedFrames.map(({ length }) => length);
  const head = packedHead(facts, lengths);
  const packed = new Uint8Array(lengths.reduce((sum, length) => sum + length, head.length));
  packed.set(head);
  let at = head.length;
  for (const frame of codedFrames) {
    packed.set(frame, at);
    at += frame.length;
  }
  return packed;
}

/**
 * Reads the beginning of a packed series of which the frames may still be on the disk.
 * @param start its first bytes: `MOST_HEAD_BYTES` of them, or all @param size the bytes of all of it
 * @returns why not, if anything stands in it besides the facts and the frames
 */
export function readPackedHead(start: Uint8Array, size: number): PackedHead | PackedFault {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  if (start.length < FACTS_AT || textOf(start, 0, MAGIC.length) !== MAGIC) return 'not-a-scan';
  const factsEnd = FACTS_AT + view.getUint32(MAGIC.length, true);
  if (factsEnd > FACTS_AT + MOST_FACTS_BYTES || factsEnd > start.length) return 'not-a-scan';
  const text = textOf(start, FACTS_AT, factsEnd);
  if (hasTooManyFrames(text)) return 'too-many-frames';
  const facts = readFacts(text);
  const framesAt = factsEnd + ((facts?.frames ?? 0) + 1) * WORD;
  if (!facts || framesAt > start.length) return 'not-a-scan';
  const edges = Array.from(
    { length: facts.frames + 1 },
    (_, index) => framesAt + view.getUint32(factsEnd + index * WORD, true),
  );
  const areRising = edges.every((edge, index) => index === 0 || edge > (edges[index - 1] ?? 0));
  const areAll = edges[0] === framesAt && edges.at(-1) === size;
  return areRising && areAll ? { facts, edges } : 'not-a-scan';
}

/** The frames are views of `bytes`, still coded: neither decoded nor checked. */
export function readPacked(bytes: Uint8Array) {
  const head = readPackedHead(bytes, bytes.length);
  if (typeof head === 'string') return { fault: head };
  const { facts, edges } = head;
  const frames = edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
  return { facts, frames };
}

const textOf = (bytes: Uint8Array, from: number, to: number) =>
  new TextDecoder('utf-8').decode(bytes.subarray(from, to));

/** The only fault that its sender is told by name; the text is not trusted for anything else. */
function hasTooManyFrames(text: string): boolean {
  const [, frames] = /"frames":(\d{1,9})[,}]/.exec(text) ?? [];
  return Number(frames) > MOST_FRAMES;
}
