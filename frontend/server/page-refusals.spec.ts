import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import type { Settings } from '../../backend/src/platform/config/settings';
import { refused } from './page-refusals';

const TOKEN = 'N0bodyHasThisTokenOfAPatient_-0123456789abcd';
const settings = { publicUrl: 'http://suture.example', stage: 'local' } as Settings;

let server: Server;
beforeEach(async () => {
  const app = express();
  app.use((request, response) => {
    if (!refused(request, response, settings)) response.send('taken');
  });
  server = createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => void server.close(resolve)));

/** @returns the status of a form that another site sends to this path as it stands */
function sentFromElsewhere(path: string, origin: string): Promise<number> {
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: suture.example',
    `Origin: ${origin}`,
    'Sec-Fetch-Site: cross-site',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 0',
    'Connection: close',
  ];
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(`${head.join('\r\n')}\r\n\r\n`),
    );
    socket.on('data', (bytes) => {
      text += bytes.toString();
    });
    socket.on('error', reject).on('close', () => resolve(Number(text.split(' ')[1])));
  });
}

describe('A form of another site', () => {
  it.each(['null', 'https://evil.example'])(
    '[D-475] is taken by the patient’s page, where only the address counts: Origin %s',
    async (origin) => {
      expect(await sentFromElsewhere(`/c/${TOKEN}`, origin)).toBe(200);
      expect(await sentFromElsewhere(`/c/${TOKEN}?language=de`, origin)).toBe(200);
    },
  );

  it.each([
    '/settings',
    '/c/',
    `/c/${TOKEN}/settings`,
    `/C/${TOKEN}`,
    `/x/c/${TOKEN}`,
    `//c/${TOKEN}`,
    '/c/..\\settings',
    '/c/..%2fsettings',
    '/c/..%5csettings',
    '/c/../settings',
    '/c/.',
    `/settings?/c/${TOKEN}`,
    `/c/${TOKEN}%00`,
    `/c/${TOKEN};/settings`,
  ])('is refused by every other page: %s', async (path) => {
    expect(await sentFromElsewhere(path, 'https://evil.example')).toBe(403);
    expect(await sentFromElsewhere(path, 'null')).toBe(403);
  });
});

describe('[D-1343] What is sent to /share', () => {
  const statusOf = (headers: Record<string, string>, path = '/share', body = '') =>
    new Promise<number>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      const type = {
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': body.length,
      };
      request(
        { port, path, method: 'POST', headers: { host: 'suture.example', ...type, ...headers } },
        (response) => resolve(response.resume().statusCode ?? 0),
      )
        .on('error', reject)
        .end(body);
    });
  const menu = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', origin: 'null' };

  it('is taken from the share menu, whose navigation no page began', async () => {
    expect(await statusOf(menu)).toBe(200);
  });

  it.each([
    ['a sandboxed page', { 'sec-fetch-site': 'cross-site' }],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'https://www.suture.example' }],
    ['a script', { 'sec-fetch-mode': 'no-cors' }],
    ['an origin that contradicts itself', { origin: 'https://evil.example' }],
  ])('is refused from %s', async (_, headers) => {
    expect(await statusOf({ ...menu, ...headers })).toBe(403);
  });

  it('is an exception of this page alone, and takes forms only', async () => {
    expect(await statusOf(menu, '/settings')).toBe(403);
    expect(await statusOf(menu, '/share/x')).toBe(403);
    const json = { ...menu, 'content-type': 'application/json' };
    expect(await statusOf(json, '/share', '{}')).toBe(415);
  });
});

describe('A request', () => {
  const statusOf = (host: string, path = '/settings') =>
    new Promise<number>((resolve, reject) => {
      let text = '';
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
        socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      );
      socket.on('data', (bytes) => {
        text += bytes.toString();
      });
      socket.on('error', reject).on('close', () => resolve(Number(text.split(' ')[1])));
    });

  it.each(['127.0.0.1@x', 'a/b', 'a b', 'x:y', '[::1', 'a\\b'])(
    'with a Host that is no name is refused: %s',
    async (host) => {
      expect(await statusOf(host)).toBe(400);
    },
  );

  it.each(['suture.example', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'with a name is taken: %s',
    async (host) => {
      expect(await statusOf(host)).toBe(200);
    },
  );

  it('whose address cannot be decoded is refused', async () => {
    expect(await statusOf('suture.example', '/c/%zz')).toBe(400);
  });
});
