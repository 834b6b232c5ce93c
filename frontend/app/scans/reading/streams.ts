/** All of a stream. @throws RangeError as soon as it is more than `most` bytes */
export async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  const reader = stream.getReader();
  let bytes = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return pieces;
    bytes += value.length;
    if (bytes > most) {
      await reader.cancel().catch(() => undefined);
      throw new RangeError('More than was asked for.');
    }
    pieces.push(value);
  }
}

/** Bytes that no other thread shares, which is all that there are here. */
export const blobOf = (parts: readonly Uint8Array[], type = ''): Blob =>
  new Blob(parts as Uint8Array<ArrayBuffer>[], { type });

export const inflating = (packed: Blob): ReadableStream<Uint8Array> =>
  packed.stream().pipeThrough(new DecompressionStream('deflate-raw'));

export async function inflated(packed: Uint8Array, most: number): Promise<Uint8Array> {
  return joined(await bytesOf(inflating(blobOf([packed])), most));
}

export async function deflated(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = blobOf([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return joined(await bytesOf(stream, Number.POSITIVE_INFINITY));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
