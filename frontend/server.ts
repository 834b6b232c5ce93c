import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import express, { type RequestHandler } from 'express';
import { collectDefaultMetrics } from 'prom-client';
import { createApi, stopOnSignal } from '../backend/src/api';
import { metricsOffset } from '../backend/src/platform/config/door';
import { readSettings, Settings, SettingsError } from '../backend/src/platform/config/settings';
import { admitRequests } from '../backend/src/platform/http/admission';
import { CallersSeen } from '../backend/src/platform/http/callers-seen';
import { hearServer } from '../backend/src/platform/http/heard-server';
import { tellRequests } from '../backend/src/platform/http/middleware';
import { oneAtATime } from '../backend/src/platform/http/one-at-a-time';
import { placesOf } from '../backend/src/platform/http/places';
import { QuietConnections } from '../backend/src/platform/http/quiet-connections';
import { watchUpgrades } from '../backend/src/platform/http/upgrades';
import { Log } from '../backend/src/platform/logging/log';
import { endOnStrayErrors } from '../backend/src/platform/logging/stray-errors';
import { keepFilesPrivate } from '../backend/src/platform/storage/private-files';
import { Metrics } from '../backend/src/platform/telemetry/metrics';
import { serveMetrics } from '../backend/src/platform/telemetry/metrics-server';
import { measureRequests } from '../backend/src/platform/telemetry/requests';
import { Telemetry } from '../backend/src/platform/telemetry/telemetry';
import { waitForPreparation } from '../backend/src/prepared';
import { DirectCalls } from '../backend/src/wire/direct-calls';
import { doorInProcess, doorOverHttp, seeingCallers } from './server/api-door';
import { isForApi } from './server/api-paths';
import { serveAssets } from './server/assets';
import { passOnTo } from './server/behind';
import { developPages } from './server/development';
import { servePages } from './server/pages';

const WEB = join(__dirname, '../web');
const CLIENT = join(WEB, 'client');
/** Tells the launcher that this process has the port, and no other program. */
const LISTENING = 'listening';

/**
 * The entry point: a single public origin for Remix's pages and the API, which runs in this process
 * unless API_URL is set.
 */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.apiUrl) await openWithoutApi(settings, settings.apiUrl);
  else await openWithApi();
}

async function openWithApi(): Promise<void> {
  keepFilesPrivate();
  await waitForPreparation();
  const app = await createApi();
  endOnStrayErrors(app.get(Log));
  const settings = app.get(Settings);
  const api = { listener: app.getHttpAdapter().getInstance(), direct: new DirectCalls(app) };
  const { handlers, build } = await pages();
  app.use(
    ...handlers,
    servePages({
      build,
      settings,
      callers: app.get(CallersSeen),
      door: (visitor) => doorInProcess(api, visitor),
    }),
  );
  stopOnSignal(app);
  await app.get(Telemetry).begin('api');
  await app.listen(settings.port, settings.host);
  process.send?.(LISTENING);
}

async function openWithoutApi(settings: Settings, apiUrl: string): Promise<void> {
  const app = express();
  app.set('trust proxy', settings.trustProxyHops).disable('x-powered-by');
  const [metrics, log] = [new Metrics(), new Log()];
  const callers = new CallersSeen();
  const proxy = passOnTo(apiUrl, log);
  app.use(oneAtATime(), tellRequests(log), measureRequests(metrics));
  // What is passed on takes its place in the process that answers it.
  app.use(proxy, admitRequests(placesOf(settings), callers));
  endOnStrayErrors(log);
  const { handlers, build } = await pages();
  app.use(
    ...handlers,
    servePages({
      build,
      settings,
      callers,
      door: (visitor) => seeingCallers(doorOverHttp(apiUrl, visitor), callers),
    }),
  );
  const server = hearServer(app.listen(settings.port, settings.host), log);
  server.once('listening', () => process.send?.(LISTENING));
  const quiet = new QuietConnections(server);
  watchUpgrades(server, isForApi);
  server.on('upgrade', proxy.upgrade);
  const upgraded = new Set<Duplex>();
  await watchDoor(metrics, { settings, log, sockets: () => upgraded.size });
  server.on('upgrade', (_, socket) =>
    upgraded.add(socket.once('close', () => upgraded.delete(socket))),
  );
  const stop = () => {
    server.close(() => process.exit(0));
    quiet.closeEach();
    for (const socket of upgraded) socket.destroy();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
}

/**
 * Without the API in this process there is no database; the metrics cover requests, sockets and the
 * process.
 */
async function watchDoor(
  metrics: Metrics,
  { settings, log, sockets }: { settings: Settings; log: Log; sockets: () => number },
): Promise<void> {
  if (!settings.metrics) return;
  collectDefaultMetrics({ register: metrics.registry });
  metrics.watch({
    name: 'suture_door_sockets',
    help: 'Sockets that are passed on to the API.',
    read: () => [{ value: sockets() }],
  });
  const { host, port } = settings.metrics;
  const place = { host, port: port + metricsOffset(settings.door) };
  await serveMetrics(metrics.registry, place, log);
}

/** The built pages, or with DEV=1 their sources through Vite. */
async function pages(): Promise<{
  handlers: RequestHandler[];
  build: ServerBuild | (() => Promise<ServerBuild>);
}> {
  if (process.env['DEV'] === '1') return developPages(join(__dirname, '../..'));
  const build = (await import(pathToFileURL(join(WEB, 'server/index.mjs')).href)) as ServerBuild;
  return { handlers: serveAssets(CLIENT), build };
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof SettingsError ? error.message : (error as Error).stack}\n`,
  );
  process.exit(1);
});
