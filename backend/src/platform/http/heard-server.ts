import type { Server } from 'node:http';
import type { Log } from '../logging/log';

/** A connection that the system could not hand over is no reason to end the process with all others; a port that is taken is. */
export function hearServer(server: Server, log: Log): Server {
  return server.once('listening', () =>
    server.on('error', (err) => log.warn({ err }, 'a connection could not be taken')),
  );
}
