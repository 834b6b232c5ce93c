import { io, type Socket } from 'socket.io-client';
import { markOfPage } from './page-mark';

let line: Socket | undefined;

/**
 * Listens to an event of the server; all parts of a page share one socket. It reconnects by itself,
 * but not after the session has ended. Import this file on demand, because it includes the socket
 * client.
 * @returns a function that removes the listener
 */
export function hear(event: string, listener: (payload: unknown) => void): () => void {
  const open = theLine();
  open.on(event, listener);
  return () => {
    open.off(event, listener);
  };
}

/**
 * Calls the listener whenever the socket connects or reconnects, because earlier events were
 * missed.
 * @returns a function that removes the listener
 */
export function onLine(listener: () => void): () => void {
  const open = theLine();
  if (open.connected) listener();
  open.on('connect', listener);
  return () => {
    open.off('connect', listener);
  };
}

/** Sends an event to the server; dropped while the socket is disconnected. */
export function say(event: string, payload: object): void {
  if (line?.connected) line.emit(event, payload);
}

function theLine(): Socket {
  line ??= io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (say) => say({ pageOf: markOfPage() }),
    reconnectionDelayMax: 5_000,
  });
  return line;
}
