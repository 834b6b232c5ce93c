import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerBuild } from '@remix-run/node';
import type { RouteConfigEntry } from '@remix-run/route-config';
import express from 'express';
import type { Settings } from '../../backend/src/platform/config/settings';
import { CallersSeen } from '../../backend/src/platform/http/callers-seen';
import { tellRequests } from '../../backend/src/platform/http/middleware';
import type { AnsweredRequest, Log } from '../../backend/src/platform/logging/log';
import { spellingsOf } from '../../backend/test/security/support/spellings';
import pages from '../app/routes';
import { handleError } from '../app/wire/failures.server';
import { passOnTo } from './behind';
import { servePages } from './pages';

const TOKEN = 'Tok3nThatOpensEverything';
const NOBODY = 'http://127.0.0.1:9';

/** The pages' own routes, whose modules all fail. */
function failingBuild(entries: readonly RouteConfigEntry[]): ServerBuild {
  const fails = ({ request }: { request: Request }) => {
    throw new Error(`Nothing was found for ${new URL(request.url).href}.`);
  };
  const module = { default: () => null, loader: fails, action: fails };
  const routes = Object.fromEntries(
    entries.map(({ path, index }, nth) => [String(nth), { id: String(nth), path, index, module }]),
  );
  const answer = (_: Request, status: number) => new Response('', { status });
  const build = {
    entry: { module: { default: answer, handleError } },
    routes,
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    assets: { entry: { imports: [], module: '' }, routes, url: '', version: '1' },
    future: { v3_singleFetch: true },
  };
  return build as unknown as ServerBuild;
}

let server: Server;
const lines: (AnsweredRequest | object)[] = [];
const written: string[] = [];

beforeAll(async () => {
  const log = {
    request: (line: AnsweredRequest) => lines.push(line),
    warn: (fields: { err?: Error }) => lines.push({ ...fields, err: String(fields.err) }),
  } as unknown as Log;
  for (const way of [process.stdout, process.stderr])
    jest.spyOn(way, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  for (const way of ['warn', 'error', 'log'] as const)
    jest.spyOn(console, way).mockImplementation((...said) => void written.push(String(said)));
  const app = express();
  app.use(tellRequests(log), passOnTo(NOBODY, log));
  const settings = { publicUrl: 'http://suture.example', stage: 'local' } as Settings;
  const door = () => () => Promise.reject(new Error('These pages ask for nothing.'));
  const build = failingBuild(pages as RouteConfigEntry[]);
  app.use(servePages({ build, settings, door, callers: new CallersSeen() }));
  server = createServer(app);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  jest.restoreAllMocks();
  await new Promise((resolve) => void server.close(resolve));
});

function said(path: string, method = 'GET'): Promise<void> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    const sending = ask({ port, method, path, agent: false }, (reply) => {
      reply.resume().on('end', () => resolve());
    });
    sending.on('error', () => resolve()).end();
  });
}

it('[D-915] no spelling of a path with a token, of any page or of a call passed on, is logged', async () => {
  const own = (pages as RouteConfigEntry[]).flatMap(({ path = '' }) =>
    /[:*]/.test(path) ? [`/${path.replace(/:\w+\??|\*/g, TOKEN)}`] : [],
  );
  expect(own).toContain(`/c/${TOKEN}`);
  let sent = 0;
  for (const path of [...own, `/api/v1/exports/${TOKEN}`, `/media/${TOKEN}.jpg`])
    for (const spelling of [...spellingsOf(path), `${path}.data`]) {
      await said(spelling);
      await said(spelling, 'POST');
      sent += 2;
    }
  expect(lines.length).toBeGreaterThanOrEqual(sent);
  const all = [JSON.stringify(lines), ...written].join('\n').toLowerCase();
  expect(all).toContain('nothing was found for [link]');
  expect(all).not.toContain(TOKEN.toLowerCase());
});
