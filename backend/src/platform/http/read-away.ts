import type { Readable } from 'node:stream';

const SILENCE_MS = 5_000;
const MOST_BYTES = 256 * 1024 ** 2;

/** The chunks of a body. Stopping early keeps the request open, so that a response can be sent. */
export function piecesOf(request: Readable): AsyncIterator<Buffer> {
  return request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
}

/**
 * Reads and discards the rest of a body: a browser that is still sending does not look at the
 * response.
 * @param pieces the iterator, if reading has already started
 * @returns false when the sender stopped sending, or sent more than any of our forms: the
 *   connection is then of no further use
 */
export async function readAway(request: Readable, pieces = piecesOf(request)): Promise<boolean> {
  let bytes = 0;
  while (!request.readableEnded && !request.destroyed && bytes <= MOST_BYTES) {
    const piece = await within(SILENCE_MS, pieces.next());
    if (piece === 'late') return false;
    if (piece === 'broken' || piece.done) return true;
    bytes += piece.value.byteLength;
  }
  return bytes <= MOST_BYTES;
}

async function within<T>(ms: number, coming: Promise<T>): Promise<T | 'late' | 'broken'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), ms);
  });
  const found = await Promise.race([coming.catch(() => 'broken' as const), late]);
  clearTimeout(timer);
  return found;
}
