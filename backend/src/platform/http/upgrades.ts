import type { Server } from 'node:http';

/**
 * Closes connections that ask for a protocol which nobody here speaks. Node has let go of all that ask for one: until somebody takes
 * them, a sender who hangs up would be an error that nobody hears, and end the process.
 */
export function watchUpgrades(server: Server, isSpoken: (path: string) => boolean): void {
  server.on('upgrade', ({ url = '' }, socket) => {
    socket.on('error', () => socket.destroy());
    if (!isSpoken(url)) socket.destroy();
  });
}
