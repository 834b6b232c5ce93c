import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** In seconds: from a lookup by key to longer than any user waits. */
const REQUEST_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_BUCKETS = [0.01, 0.05, 0.25, 1, 5, 30, 120, 600];

export interface Reading {
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
}

export interface WatchedFigure {
  readonly name: string;
  readonly help: string;
  readonly labelNames?: string[];
  /** Called on every scrape. */
  readonly read: () => Reading[] | Promise<Reading[]>;
}

export interface AnsweredRequest {
  readonly method: string;
  /** The route template, never a path: ids would create one time series each. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

export interface EndedJob {
  readonly queue: string;
  readonly job: string;
  readonly outcome: 'done' | 'failed';
  readonly seconds: number;
}

/** The metrics of this process, in Prometheus format. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();
  private readonly requests = new Counter({
    name: 'suture_http_requests_total',
    help: 'Requests that were answered.',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  private readonly requestSeconds = new Histogram({
    name: 'suture_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its reply.',
    labelNames: ['method', 'route'],
    buckets: REQUEST_BUCKETS,
    registers: [this.registry],
  });
  private readonly jobSeconds = new Histogram({
    name: 'suture_job_duration_seconds',
    help: 'How long tries of jobs took, by how they ended.',
    labelNames: ['queue', 'job', 'outcome'],
    buckets: JOB_BUCKETS,
    registers: [this.registry],
  });
  private readonly unread = new Counter({
    name: 'suture_metrics_unread_total',
    help: 'Figures that could not be looked up, such as those of a database that is away.',
    labelNames: ['figure'],
    registers: [this.registry],
  });

  countRequest({ method, route, status, seconds }: AnsweredRequest): void {
    this.requests.inc({ method, route, status: String(status) });
    this.requestSeconds.observe({ method, route }, seconds);
  }

  countJob({ queue, job, outcome, seconds }: EndedJob): void {
    this.jobSeconds.observe({ queue, job, outcome }, seconds);
  }

  /**
   * A gauge read from elsewhere. One that cannot be read is left out and counted, without affecting
   * the others.
   */
  watch({ name, help, labelNames = [], read }: WatchedFigure): void {
    const { unread } = this;
    const collect = async function (this: Gauge): Promise<void> {
      this.reset();
      if (labelNames.length === 0) this.remove();
      try {
        for (const { labels = {}, value } of await read()) this.set(labels, value);
      } catch {
        unread.inc({ figure: name });
      }
    };
    new Gauge({ name, help, labelNames, registers: [this.registry], collect });
  }
}
