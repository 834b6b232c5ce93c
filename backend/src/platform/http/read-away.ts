import type { Readable } from 'node:stream';

const SILENCE_MS = 5_000;
const MOST_BYTES = 256 * 1024 ** 2;

/** The pieces of a body; who stops reading them leaves the request open for its reply. */
export function piecesOf(request: Readable): AsyncIterator<Buffer> {
  return request.iterator({ destroyOnReturn: false }) as AsyncIterableIterator<Buffer>;
}

/**
 * Reads the rest of a body away: a browser that is still sending does not look at the reply.
 * @param pieces if somebody has begun to read them
 * @returns false when the sender fell silent, or sent more than any form of ours has: the connection is of no more use
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
