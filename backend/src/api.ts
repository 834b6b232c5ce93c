import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { json, urlencoded } from 'express';
import { DASHBOARD_PATH, QueueDashboard } from './admin/queue-dashboard';
import { AppModule } from './app.module';
import { Settings } from './platform/config/settings';
import { Readiness } from './platform/health/readiness';
import { admitRequests } from './platform/http/admission';
import { CallersSeen } from './platform/http/callers-seen';
import { hearServer } from './platform/http/heard-server';
import {
  apiHeaders,
  bodyDeadline,
  refuseDeepBodies,
  refuseNulInPaths,
  tellRequests,
  tellTimes,
  transportSecurity,
} from './platform/http/middleware';
import { oneAtATime } from './platform/http/one-at-a-time';
import { placesOf } from './platform/http/places';
import { QuietConnections } from './platform/http/quiet-connections';
import { indexRoutesByFirstSegment } from './platform/http/route-index';
import { Log } from './platform/logging/log';
import { Metrics } from './platform/telemetry/metrics';
import { measureRequests } from './platform/telemetry/requests';
import { HouseSockets } from './wire/house-sockets';
import { SocketDoor } from './wire/socket-door';

const BODY_LIMIT = '256kb';
const NO_PREFIX = ['healthz', 'readyz', 'media/*path', 'api/openapi.json'];
const HEADERS_TIMEOUT_MS = 10_000;
const UPLOAD_TIMEOUT_MS = 15 * 60_000;
/** For all requests other than uploads. */
const BODY_TIMEOUT_MS = 30_000;
const KEEP_ALIVE_MS = 65_000;

/**
 * The API as an Express application that is not listening yet. The front end mounts its pages in
 * it.
 */
export async function createApi(): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  configureApi(app);
  openSockets(app);
  mountDashboard(app);
  return app;
}

/** Also used by tests, which create the application with their own clock. */
export function configureApi(app: NestExpressApplication): NestExpressApplication {
  const settings = app.get(Settings);
  const log = app.get(Log);
  app.useLogger(log);
  app.set('trust proxy', settings.trustProxyHops);
  app.disable('x-powered-by');
  app.set('etag', false);
  indexRoutesByFirstSegment(app.getHttpAdapter().getInstance());
  app.use(oneAtATime());
  app.use(tellRequests(log), measureRequests(app.get(Metrics)), tellTimes(settings.stage));
  app.use(
    transportSecurity(settings.publicUrl),
    admitRequests(placesOf(settings), app.get(CallersSeen)),
  );
  app.use(bodyDeadline(BODY_TIMEOUT_MS));
  app.use('/api', apiHeaders, refuseNulInPaths);
  app.use(
    '/api',
    json({ limit: BODY_LIMIT }),
    urlencoded({ limit: BODY_LIMIT, extended: false }),
    refuseDeepBodies,
  );
  app.setGlobalPrefix('api/v1', { exclude: NO_PREFIX });
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/openapi.json',
  });
  const server = hearServer(app.getHttpServer(), log);
  Object.assign(server, {
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: UPLOAD_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
  });
  return app;
}

/** Mounts the queue dashboard, which is not part of the API. */
export function mountDashboard(app: NestExpressApplication): void {
  app.use(DASHBOARD_PATH, json({ limit: BODY_LIMIT }), app.get(QueueDashboard).handle);
}

/** Adds the Socket.IO server to the API. */
export function openSockets(app: NestExpressApplication): void {
  app.get(SocketDoor).open(app.getHttpServer());
  app.useWebSocketAdapter(new HouseSockets(app));
}

export function describeApi(app: NestExpressApplication): OpenAPIObject {
  const about = new DocumentBuilder()
    .setTitle('Suture')
    .setDescription('The API of the professional network for surgeons.')
    .setVersion('1')
    .addBearerAuth()
    .build();
  return SwaggerModule.createDocument(app, about);
}

/**
 * Graceful shutdown: become unready, stop accepting connections, finish running requests, close the
 * pools.
 */
export function stopOnSignal(app: NestExpressApplication): void {
  const quiet = new QuietConnections(app.getHttpServer());
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    app.get(Readiness).isStopping = true;
    // Otherwise idle connections would delay the shutdown until they time out.
    quiet.closeEach();
    const deadline = setTimeout(() => process.exit(1), DRAIN_MS);
    deadline.unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

const DRAIN_MS = 12_000;
