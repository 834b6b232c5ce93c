import { AsyncResource } from 'node:async_hooks';
import { Socket } from 'node:net';
import type { RequestHandler, Response } from 'express';

/** Of requests sent without waiting for the reply; browsers send none at all. */
const MOST_SENT_AHEAD = 50;

interface Line {
  /** The reply to the request before. */
  last: Response;
  length: number;
}

/**
 * Begins a request once the one before it on the same connection is answered: Node would begin all
 * that are sent ahead at once, and then keep their replies.
 */
export function oneAtATime(): RequestHandler {
  const lines = new WeakMap<Socket, Line>();
  return ({ socket }, response, next) => {
    if (!(socket instanceof Socket)) return next();
    const line = lines.get(socket) ?? { last: response, length: 0 };
    const { last } = line;
    lines.set(socket, line);
    line.last = response;
    line.length += 1;
    response.once('close', () => {
      line.length -= 1;
    });
    if (last === response || last.closed) return next();
    if (line.length > MOST_SENT_AHEAD) return void socket.destroy();
    const begin = AsyncResource.bind(() => {
      if (!socket.destroyed) next();
    });
    last.once('close', begin);
  };
}
