import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { opened } from '../security/support/raw';
import { type RunningApp, startApp } from '../support/app';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

async function asking(path: string): Promise<Socket> {
  const asked = once(app.nest.getHttpServer() as Server, 'upgrade');
  const socket = await opened(
    app,
    `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  await asked;
  return socket;
}

const isWell = async () => (await fetch(`${app.url}/healthz`)).status;

describe('A connection that asks for another protocol', () => {
  it('is closed where nobody speaks it', async () => {
    const socket = await asking('/community');
    await once(socket.resume(), 'close');
    expect(socket.bytesRead).toBe(0);
  });

  it.each([
    '/community',
    '/socket.io',
    '/socket.io/?EIO=4&transport=websocket',
    '/socket.io/?sid=1',
  ])('may hang up at once: %s', async (path) => {
    const socket = await asking(path);
    socket.resetAndDestroy();
    await once(socket, 'close');
    expect(await isWell()).toBe(200);
  });
});
