import { request as ask, createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import express from 'express';
import type { Settings } from '../../backend/src/platform/config/settings';
import { CallersSeen } from '../../backend/src/platform/http/callers-seen';
import { handleError } from '../app/wire/failures.server';
import { servePages } from './pages';

const PAGE = '<!doctype html><html><p>Hello</p></html>';

/**
 * A minimal build of the pages: one for any path, one without an action, and one whose action
 * fails.
 */
function smallBuild(): ServerBuild {
  const answer = (_: Request, status: number) => new Response(PAGE, { status, headers: HTML });
  const fails = () => {
    throw { diagnosis: 'planted' };
  };
  const routes = {
    page: { id: 'page', path: '*', module: { default: () => null, action: () => ({}) } },
    read: { id: 'read', path: 'community', module: { default: () => null } },
    fail: { id: 'fail', path: 'chat', module: { default: () => null, action: fails } },
  };
  const build = {
    entry: { module: { default: answer, handleError } },
    routes,
    assets: { entry: { imports: [], module: '' }, routes, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: { v3_singleFetch: true },
    isSpaMode: false,
  };
  return build as unknown as ServerBuild;
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

let server: Server;
beforeEach(async () => {
  const app = express();
  const settings = { publicUrl: 'http://suture.example', stage: 'local' } as Settings;
  const door = () => () => Promise.reject(new Error('These pages ask for nothing.'));
  app.use(servePages({ build: smallBuild(), settings, door, callers: new CallersSeen() }));
  server = createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => void server.close(resolve)));

function asked(
  method: string,
  path: string,
  { type, body, cookie }: { readonly type?: string; readonly body?: string; cookie?: string } = {},
): Promise<Answered> {
  const { port } = server.address() as AddressInfo;
  const headers = {
    ...(type ? { 'Content-Type': type } : {}),
    ...(cookie ? { cookie } : {}),
    ...(body ? { 'Content-Length': body.length } : {}),
  };
  return new Promise((resolve, reject) => {
    const sending = ask({ port, method, path, headers, agent: false }, (reply) => {
      let text = '';
      reply.setEncoding('utf8').on('data', (piece: string) => {
        text += piece;
      });
      reply.on('end', () => {
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text });
      });
    });
    sending.on('error', reject).end(body);
  });
}

describe('A page that visitors share', () => {
  it('is whole for whoever asks after a HEAD, and a HEAD is told its length', async () => {
    const head = await asked('HEAD', '/blogs');
    const page = await asked('GET', '/blogs');
    expect([page.status, page.text]).toEqual([200, PAGE]);
    expect([head.status, head.text]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(String(PAGE.length));
    expect(head.headers['etag']).toBe(page.headers['etag']);
  });
});

describe('[D-1570] A page leaves no copy on the device', () => {
  it.each([
    ['a member', 'theme=dark; suture=whatever'],
    ['a visitor who may read cases', 'visitor=whatever'],
  ])('when it was drawn for %s', async (_, cookie) => {
    const { headers } = await asked('GET', '/community', { cookie });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('and others may be kept, and are asked for again', async () => {
    const { headers } = await asked('GET', '/community', { cookie: 'theme=dark' });
    expect(headers['cache-control']).toBe('private, no-cache');
  });
});

describe('What no page takes', () => {
  it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('is the method %s', async (method) => {
    const reply = await asked(method, '/logout');
    expect([reply.status, reply.text]).toEqual([405, 'Pages take GET and POST only.']);
    expect(reply.headers['allow']).toBe('GET, HEAD, POST');
  });

  it.each(['application/json', 'text/plain', 'application/xml', 'multipart/mixed', undefined])(
    'is a body of the type %s',
    async (type) => {
      const reply = await asked('POST', '/login', { body: '{"a":1}', ...(type ? { type } : {}) });
      expect([reply.status, reply.text]).toEqual([415, 'Pages take forms only.']);
    },
  );

  it('is not a form, even an empty one', async () => {
    const form = { type: 'Application/X-WWW-Form-Urlencoded;charset=UTF-8', body: 'a=1' };
    expect((await asked('POST', '/login', form)).status).toBe(200);
    expect((await asked('POST', '/login')).status).toBe(200);
  });
});

describe('The log of the pages', () => {
  const form = { type: 'application/x-www-form-urlencoded', body: 'a=1' };

  it('holds no line of what was refused', async () => {
    const lines = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect((await asked('POST', '/community', form)).status).toBe(405);
    expect(lines).not.toHaveBeenCalled();
    lines.mockRestore();
  });

  it('names what failed, also where no error was thrown, and tells nothing of it', async () => {
    const lines = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect((await asked('POST', '/chat', form)).status).toBe(500);
    const written = lines.mock.calls.map(([line]) => JSON.parse(String(line)));
    lines.mockRestore();
    expect(written).toEqual([
      expect.objectContaining({
        level: 50,
        route: '/chat',
        msg: 'A value of the type object was thrown.',
      }),
    ]);
    expect(JSON.stringify(written)).not.toMatch(/object Object|planted/);
  });
});
