import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 200;

/**
 * The connections of a server on which nothing is under way: no request is being received or
 * answered. Node's `closeIdleConnections` leaves out those on which nothing was ever asked, which
 * browsers open in advance, and some of those that follow a connection reset by its client.
 */
export class QuietConnections {
  /** How many bytes each connection had received by the end of its last reply; 0 if there was none. */
  private readonly received = new Map<Socket, number>();

  /** Create it before the server accepts connections, because it only sees those opened later. */
  constructor(server: Server) {
    server.on('connection', (socket) => {
      this.received.set(socket, 0);
      socket.once('close', () => this.received.delete(socket));
    });
    server.on('request', ({ socket }, reply) => {
      this.received.delete(socket);
      reply.once('close', () => {
        if (!socket.destroyed) this.received.set(socket, socket.bytesRead);
      });
    });
  }

  /** Closes the quiet connections now, and the others once they become quiet. */
  closeEach(): void {
    this.close();
    setInterval(() => this.close(), LOOK_EVERY_MS).unref();
  }

  private close(): void {
    for (const [socket, received] of this.received)
      if (socket.bytesRead === received) socket.destroy();
  }
}
