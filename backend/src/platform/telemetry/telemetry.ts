import type { Server } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { metricsOffset } from '../config/door';
import { Settings } from '../config/settings';
import { Log } from '../logging/log';
import { LiveProcesses, type ProcessKind } from './live-processes';
import { Metrics } from './metrics';
import { serveMetrics } from './metrics-server';
import { PlatformFigures } from './platform-figures';

const BEAT_EVERY_MS = 5_000;
const OFFSET_OF_WORKERS = 1;

/** Makes a process observable: reports that it is alive, and serves its metrics on METRICS_PORT. */
@Injectable()
export class Telemetry implements BeforeApplicationShutdown {
  private server: Server | undefined;
  private beating: NodeJS.Timeout | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly log: Log,
    private readonly metrics: Metrics,
    private readonly figures: PlatformFigures,
    private readonly processes: LiveProcesses,
  ) {}

  /**
   * @param queues those that a worker serves
   * @returns the port of the metrics, if they are served
   */
  async begin(kind: ProcessKind, queues?: readonly string[]): Promise<number | undefined> {
    await this.beat(kind, queues);
    this.beating = setInterval(() => void this.beat(kind, queues), BEAT_EVERY_MS);
    this.beating.unref();
    const { metrics } = this.settings;
    if (!metrics) return undefined;
    collectDefaultMetrics({ register: this.metrics.registry });
    this.figures.watch(this.metrics);
    const port = metrics.port === 0 ? 0 : metrics.port + this.offsetOf(kind);
    const place = { host: metrics.host, port };
    this.server = await serveMetrics(this.metrics.registry, place, this.log);
    const address = this.server.address();
    return typeof address === 'object' ? address?.port : undefined;
  }

  private offsetOf(kind: ProcessKind): number {
    return kind === 'workers' ? OFFSET_OF_WORKERS : metricsOffset(this.settings.door);
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.beating) return;
    clearInterval(this.beating);
    this.server?.close();
    this.server?.closeAllConnections();
    await this.processes
      .leave()
      .catch((error: unknown) =>
        this.log.warn({ err: error }, 'this process could not say that it leaves'),
      );
  }

  private beat(kind: ProcessKind, queues?: readonly string[]): Promise<void> {
    return this.processes
      .beat(kind, queues)
      .catch((error: unknown) =>
        this.log.warn({ err: error }, 'this process could not say that it lives'),
      );
  }
}
