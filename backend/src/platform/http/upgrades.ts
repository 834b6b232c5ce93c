import type { Server } from 'node:http';

/**
 * Closes connections that ask to upgrade to a protocol we do not support. Node detaches every
 * socket that asks for an upgrade: until a handler takes it, a client that hangs up would cause an
 * unhandled error and end the process.
 */
export function watchUpgrades(server: Server, isSpoken: (path: string) => boolean): void {
  server.on('upgrade', ({ url = '' }, socket) => {
    socket.on('error', () => socket.destroy());
    if (!isSpoken(url)) socket.destroy();
  });
}
