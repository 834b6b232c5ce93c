import { io, type Socket } from 'socket.io-client';

let line: Socket | undefined;

/**
 * Listens to what the server says by itself; all parts of a page share one line. It connects again by itself, but not once the session
 * has ended. Load this file on demand: it brings the client of the sockets.
 * @returns ends the listening
 */
export function hear(event: string, listener: () => void): () => void {
  const open = theLine();
  open.on(event, listener);
  return () => {
    open.off(event, listener);
  };
}

/** Whenever the line is up, for the first time or again: nobody has heard what happened before. */
export function onLine(listener: () => void): void {
  const open = theLine();
  if (open.connected) listener();
  open.on('connect', listener);
}

function theLine(): Socket {
  line ??= io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 5_000,
  });
  return line;
}
