import { createServer, type Server } from 'node:http';
import type { Registry } from 'prom-client';
import type { MetricsSettings } from '../config/metrics-settings';
import { SettingsError } from '../config/settings-error';
import { hearServer } from '../http/heard-server';
import type { Log } from '../logging/log';

/** `GET /metrics` on a separate port that is not behind the proxy. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: MetricsSettings,
  log: Log,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    registry.metrics().then(
      (figures) => response.writeHead(200, { 'content-type': registry.contentType }).end(figures),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ message }) =>
      reject(new SettingsError(`METRICS_PORT cannot be used: ${message}.`)),
    );
    hearServer(server, log).listen(port, host, resolve);
  });
  return server;
}
