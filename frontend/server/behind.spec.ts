import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { watchUpgrades } from '../../backend/src/platform/http/upgrades';
import { Log } from '../../backend/src/platform/logging/log';
import { isForApi } from './api-paths';
import { passOnTo } from './behind';

let api: Server;
let door: Server;
let url: string;
const log = new Log();

beforeAll(async () => {
  api = createServer((request, response) => {
    if (request.url === '/api/v1/half') {
      response.writeHead(200, { 'Content-Length': 1_000 });
      response.write('half of it', () => response.destroy());
    } else if (/^\/api\/v1\/(dies|patientConsent)/.test(request.url ?? ''))
      request.socket.destroy();
    else if (request.url === '/api/v1/too-much') {
      response.writeHead(413, { Connection: 'close' }).end('{}', () => request.socket.destroy());
    } else request.resume().on('end', () => response.end('whole'));
  });
  const proxy = passOnTo(await listening(api), log);
  const app = express();
  app.use(proxy);
  door = createServer(app);
  watchUpgrades(door, isForApi);
  door.on('upgrade', proxy.upgrade);
  url = await listening(door);
});
afterAll(() => {
  for (const server of [api, door]) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const isWell = async () => (await fetch(`${url}/api/v1/session`)).text();

describe('What is passed on to the API', () => {
  it('is answered with 503 and a sentence when the API dies', async () => {
    const reply = await fetch(`${url}/api/v1/dies?<script>`);
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([503, '2']);
    expect(await reply.json()).toEqual({
      code: 503,
      msg: 'A part of Suture is not available right now. Please try again in a moment.',
    });
  });

  it('[D-475 D-915] is told in the log without its path, which may hold a token, when the API dies', async () => {
    const warn = jest.spyOn(log, 'warn');
    const token = 'Q'.repeat(43);
    await fetch(`${url}/api/v1/patientConsent/${token}`).catch(() => undefined);
    await fetch(`${url}/api/v1/patientConsent/${token}?language=de`, { method: 'POST' });
    const told = JSON.stringify(warn.mock.calls);
    expect(told).toContain('"route":"behind"');
    expect(told).not.toContain(token);
    warn.mockRestore();
  });

  it('breaks off when the API dies in the middle of its reply', async () => {
    const reply = await fetch(`${url}/api/v1/half`);
    await expect(reply.text()).rejects.toThrow();
    expect(await isWell()).toBe('whole');
  });

  it('may be refused by the API while it is still sent', async () => {
    const body = new Uint8Array(8 * 1024 ** 2);
    await fetch(`${url}/api/v1/too-much`, { method: 'POST', body }).catch(() => undefined);
    expect(await isWell()).toBe('whole');
  });

  it.each(['/socket.io/?EIO=4', '/api/v1/session', '/community'])(
    'may ask for another protocol and hang up: %s',
    async (path) => {
      const asked = once(door, 'upgrade');
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      );
      await asked;
      socket.resetAndDestroy();
      await once(socket, 'close');
      expect(await isWell()).toBe('whole');
    },
  );
});
