import { io, type Socket } from 'socket.io-client';

let line: Socket | undefined;

/**
 * Listens to what the server says by itself; all parts of a page share one line. It connects again by itself, but not once the session
 * has ended. Load this file on demand: it brings the client of the sockets.
 * @returns ends the listening
 */
export function hear(event: string, listener: (payload: unknown) => void): () => void {
  const open = theLine();
  open.on(event, listener);
  return () => {
    open.off(event, listener);
  };
}

/**
 * Whenever the line is up, for the first time or again: nobody has heard what happened before.
 * @returns ends it
 */
export function onLine(listener: () => void): () => void {
  const open = theLine();
  if (open.connected) listener();
  open.on('connect', listener);
  return () => {
    open.off('connect', listener);
  };
}

/** Says something to the server; nothing while the line is down. */
export function say(event: string, payload: object): void {
  if (line?.connected) line.emit(event, payload);
}

function theLine(): Socket {
  line ??= io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionDelayMax: 5_000,
  });
  return line;
}
