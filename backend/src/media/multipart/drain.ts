import { finished, type Readable } from 'node:stream';

const PATIENCE_MS = 5_000;

/**
 * Reads the rest of a request away: a browser that is still sending does not look at the reply.
 * @returns false when more came than patience lasted
 */
export function drain(request: Readable): Promise<boolean> {
  if (request.readableEnded || request.destroyed) return Promise.resolve(true);
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), PATIENCE_MS);
    const stop = finished(request, { writable: false }, () => end(true));
    const end = (isRead: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(isRead);
    };
    request.resume();
  });
}
