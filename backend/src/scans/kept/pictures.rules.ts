/** Pictures of all frames of a scan in one file, of which each can be read alone. */
const MAGIC = 'SUTPICS1';
const WORD = 4;
const EDGES_AT = MAGIC.length + WORD;

/** Picture n reaches from `edges[n]` to `edges[n + 1]`, counted from the first byte. */
type Edges = readonly number[];

/** No file of pictures has a longer beginning: 600 frames and one edge more. */
export const MOST_EDGES_BYTES = EDGES_AT + 601 * WORD;

/** What stands before the pictures. @param lengths the bytes of each */
export function picturesHead(lengths: readonly number[]): Uint8Array {
  const head = new Uint8Array(EDGES_AT + (lengths.length + 1) * WORD);
  const view = new DataView(head.buffer);
  head.set(new TextEncoder().encode(MAGIC));
  view.setUint32(MAGIC.length, lengths.length, true);
  let edge = head.length;
  for (const [index, length] of [...lengths, 0].entries()) {
    view.setUint32(EDGES_AT + index * WORD, edge, true);
    edge += length;
  }
  return head;
}

/** @returns undefined if it is no file of pictures */
export function readEdges(start: Uint8Array): Edges | undefined {
  const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
  const magic = new TextDecoder('latin1').decode(start.subarray(0, MAGIC.length));
  if (start.length < EDGES_AT || magic !== MAGIC) return undefined;
  const count = view.getUint32(MAGIC.length, true);
  if (EDGES_AT + (count + 1) * WORD > start.length) return undefined;
  return Array.from({ length: count + 1 }, (_, index) =>
    view.getUint32(EDGES_AT + index * WORD, true),
  );
}
