import { io, type Socket } from 'socket.io-client';

let line: Socket | undefined;

/**
 * Listens to what the server says by itself; all parts of a page share one line. It connects again by itself, but not once the session
 * has ended. Load this file on demand: it brings the client of the sockets.
 * @returns ends the listening
 */
export function hear(event: string, listener: () => void): () => void {
  line ??= io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 5_000,
  });
  line.on(event, listener);
  return () => {
    line?.off(event, listener);
  };
}
