import type { Server } from 'node:http';
import type { Log } from '../logging/log';

/**
 * A connection that could not be accepted must not end the process and all other connections; a
 * port that is already in use must.
 */
export function hearServer(server: Server, log: Log): Server {
  return server.once('listening', () =>
    server.on('error', (err) => log.warn({ err }, 'a connection could not be taken')),
  );
}
