import type { IncomingMessage } from 'node:http';
import { piecesOf, readAway } from '../../backend/src/platform/http/read-away';

export interface PageBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Reads away what the page has left unread. @returns false when that does not come to an end */
  rest(): Promise<boolean>;
}

/** The body of a request for a page. Nothing is taken from the line before the page asks for it. */
export function bodyOf(request: IncomingMessage): PageBody {
  const pieces = piecesOf(request);
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const piece = await pieces.next();
        if (piece.done) controller.close();
        else controller.enqueue(piece.value);
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, rest: () => readAway(request, pieces) };
}
