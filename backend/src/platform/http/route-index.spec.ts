import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { indexRoutesByFirstSegment } from './route-index';

/** An Express layer; the published types omit `match`. */
interface Matching {
  route?: { path: unknown };
  match(path: string): boolean;
}

/** An application whose response lists the routes and middleware that a request passed through. */
function application() {
  const app = express();
  const passed = (name: string) => (_: unknown, response: express.Response, next: () => void) => {
    response.locals['passed'] = [...(response.locals['passed'] ?? []), name];
    next();
  };
  app.use(passed('all'));
  app.get('/api/v1/rooms/:id', passed('room'));
  app.get('/api/v1/rooms/new', passed('new room'));
  app.use('/api', passed('api'));
  app.get('/api/v1/members', passed('members'));
  app.get('/api/v1/:any', passed('any call'));
  app.get('/:page', passed('any page'));
  app.get(/^\/ro/, passed('pattern'));
  app.get(['/api/v1/rooms/list', '/list'], passed('list'));
  app.get('/rooms', passed('page of rooms'));
  app.use((_request, response) => void response.json(response.locals['passed']));
  app.use(
    (error: Error, _request: unknown, response: express.Response, _next: express.NextFunction) =>
      void response.status(400).json(error.message),
  );
  return app;
}

const opened: Server[] = [];
async function serving(app: express.Express): Promise<number> {
  const server = createServer(app).listen(0, '127.0.0.1');
  opened.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function asked(port: number, path: string, method = 'GET') {
  const sent = request({ port, path, method, host: '127.0.0.1' }).end();
  const [reply] = await once(sent, 'response');
  return { status: reply.statusCode, allow: reply.headers.allow, body: await text(reply) };
}

describe('Routes indexed by the first segment of their path', () => {
  afterAll(() => {
    for (const server of opened) server.close();
  });

  it.each([
    '/api/v1/rooms/7',
    '/API/v1/Rooms/7?page=2',
    '/api/v1/rooms/new/',
    '/api/v1/rooms/list',
    '/api/v1/members',
    '/api/v1/members/',
    '/api/v1/strangers',
    '/api/v1',
    '/api/v1/',
    '/api',
    '/rooms',
    '/list',
    '/',
    '//rooms',
    '/api/v1//rooms/7',
    '/api/v1/%72ooms/7',
    '/?rooms',
    '/api/v1/rooms/%E0%A4%A',
    '/%E0%A4%A',
    'http://suture.example/api/v1/rooms/7',
    '/constructor',
  ])('answer %s as Express does by itself', async (path) => {
    const plain = await serving(application());
    const grouped = application();
    indexRoutesByFirstSegment(grouped);
    const port = await serving(grouped);
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST'])
      expect(await asked(port, path, method)).toEqual(await asked(plain, path, method));
  });

  it('are found when they are added later', async () => {
    const app = express();
    indexRoutesByFirstSegment(app);
    const port = await serving(app);
    expect(await asked(port, '/rooms')).toMatchObject({ status: 404 });
    app.get('/rooms', (_request, response) => void response.json('here'));
    expect(await asked(port, '/rooms')).toMatchObject({ status: 200, body: '"here"' });
  });

  it('are the only ones that are tried', async () => {
    const app = application();
    indexRoutesByFirstSegment(app);
    const tried: unknown[] = [];
    for (const layer of app.router.stack as unknown as Matching[]) {
      const match = layer.match.bind(layer);
      layer.match = (path) => {
        tried.push(layer.route?.path);
        return match(path);
      };
    }
    await asked(await serving(app), '/api/v1/rooms/7');
    expect(tried).toContain('/api/v1/rooms/:id');
    expect(tried).not.toContain('/api/v1/members');
  });
});
