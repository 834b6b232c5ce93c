import type { IncomingMessage } from 'node:http';
import { piecesOf, readAway } from '../../backend/src/platform/http/read-away';

export interface PageBody {
  readonly stream: ReadableStream<Uint8Array>;
  /** Drains what the page has not read. @returns false if the end is not reached */
  rest(): Promise<boolean>;
}

/** The body of a page request. It is read from the socket only when the page asks for it. */
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
