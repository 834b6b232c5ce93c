import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bodyDeadline } from '../../src/platform/http/middleware';
import { type RunningApp, startApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { answered, opened, said } from './support/raw';

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startApp();
  anna = await aMember(app);
});
afterAll(() => app.stop());

const head = (path: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: ${anna.headers['authorization']}\r\nContent-Type: application/json\r\n${more}`;

describe('A request that never ends', () => {
  it('holds nobody else up: two hundred unfinished heads and bodies, and members are answered', async () => {
    const heads = Array.from({ length: 100 }, () =>
      opened(app, 'GET /api/v1/session HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '),
    );
    const bodies = Array.from({ length: 100 }, () =>
      opened(app, `${head('/api/v1/chatRooms', 'Content-Length: 1000')}\r\n\r\n{"limit"`),
    );
    const slow = await Promise.all([...heads, ...bodies]);
    const replies = await Promise.all(Array.from({ length: 20 }, () => anna.get('session')));
    expect(replies.map(({ code }) => code)).toEqual(Array(20).fill(200));
    for (const socket of slow) socket.destroy();
  });

  it('is ended by the server: heads after 10 s, connections that rest after 65 s', () => {
    const server = app.nest.getHttpServer() as Server & { headersTimeout: number };
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(65_000);
  });

  it('gets 408 when its body does not come in time; a form of files has its own time', async () => {
    const judge = bodyDeadline(1_000);
    const server = createServer((request, response) => {
      judge(request, response, () => request.resume().on('end', () => response.end('whole')));
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const slow = await opened(
      { url },
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n{',
    );
    expect(await answered(slow)).toMatch(/^HTTP\/1\.1 408 /);
    expect(
      await said(
        { url },
        { method: 'POST', path: '/', body: '{}', headers: { 'Content-Type': 'application/json' } },
      ),
    ).toBe(200);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('A request that is malformed', () => {
  it.each([
    [
      'a head that is too large',
      () => `GET /api/v1/session HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(40_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    [
      'an address that is too long',
      () => `GET /api/v1/${'x'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    [
      'two lengths',
      () => head('/api/v1/chatRooms', 'Content-Length: 2\r\nContent-Length: 5\r\n\r\n{}abc'),
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a length and pieces',
      () =>
        head(
          '/api/v1/chatRooms',
          'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
        ),
      /^HTTP\/1\.1 400 /,
    ],
    [
      'pieces of pieces',
      () => head('/api/v1/chatRooms', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'),
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a piece without a length',
      () => head('/api/v1/chatRooms', 'Transfer-Encoding: chunked\r\n\r\nzz\r\n'),
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a header with a line of its own',
      () => 'GET /api/v1/session HTTP/1.1\r\nHost: x\r\nX-Split: a\nSet-Cookie: b\r\n\r\n',
      /^HTTP\/1\.1 (400|401) /,
    ],
    ['no host', () => 'GET /api/v1/session HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
    ['no method', () => '/api/v1/session\r\n\r\n', /^HTTP\/1\.1 400 /],
  ])('is refused: %s', async (_, text, reply) => {
    const socket = await opened(app, text());
    socket.end();
    const answer = await answered(socket);
    expect(answer).toMatch(reply);
    expect(answer).not.toMatch(/node:|\.js:\d|Error:/);
    expect((await anna.get('session')).code).toBe(200);
  });
});
