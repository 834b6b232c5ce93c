import fs from 'node:fs';
import type { Express } from 'express';
import { type RunningApp, startApp } from '../support/app';
import { said } from './support/raw';
import { spellingsOf } from './support/spellings';

const STANDARD_STREAMS = [1, 2];
const TOKEN = 'Tok3nThatOpensEverything';
const UNTIL_HERE = 'until-here';

let app: RunningApp;
const written: string[] = [];

beforeAll(async () => {
  const write = fs.write as (fd: number, text: string, ...rest: unknown[]) => void;
  jest.spyOn(fs, 'write').mockImplementation(((fd: number, text: string, ...rest: unknown[]) => {
    if (!STANDARD_STREAMS.includes(fd)) return write(fd, text, ...rest);
    written.push(String(text));
    const done = rest.at(-1) as (error: null, bytes: number) => void;
    setImmediate(() => done(null, Buffer.byteLength(text)));
  }) as unknown as typeof fs.write);
  for (const stream of [process.stdout, process.stderr])
    jest.spyOn(stream, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  app = await startApp({ LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await app.stop();
  jest.restoreAllMocks();
});

interface Route {
  readonly template: string;
  readonly method: string;
  readonly path: string;
}

/** Every call whose path holds something, with a token in each of these places. */
function pathsWithTokens(): Route[] {
  const { router } = app.nest.getHttpAdapter().getInstance() as Express;
  return router.stack.flatMap(({ route }) =>
    (route?.stack ?? [])
      .filter(() => /[:*]/.test(route?.path ?? ''))
      .map(({ method }) => ({
        template: route?.path ?? '',
        method: method.toUpperCase(),
        path: (route?.path ?? '').replace(/[:*]\w+/g, TOKEN),
      })),
  );
}

it('[D-915] no spelling of a path with a token, of any call, is written to the log', async () => {
  const routes = pathsWithTokens();
  expect(routes.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`/api/v1/exports/${TOKEN}`, `/api/v1/patientConsent/${TOKEN}`]),
  );
  for (const { method, path } of routes)
    await Promise.all(
      spellingsOf(path).map((spelling, nth) =>
        said(app, { method: nth === 0 ? method : 'GET', path: spelling }),
      ),
    );
  await said(app, { path: '/api/v1/session', headers: { 'X-Request-Id': UNTIL_HERE } });
  while (!written.some((text) => text.includes(UNTIL_HERE)))
    await new Promise((resolve) => setTimeout(resolve, 20));
  const lines = written.join('');
  const missing = routes.filter(({ template }) => !lines.includes(`"route":"${template}"`));
  expect(missing).toEqual([]);
  expect(lines.toLowerCase()).not.toContain(TOKEN.toLowerCase());
});
