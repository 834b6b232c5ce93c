import { z } from 'zod';

const empty = (value: unknown) => (value === '' ? undefined : value);

export const metricsSchema = {
  METRICS_PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65534).optional()),
  METRICS_HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
};

/** Where Prometheus scrapes the metrics of this process. */
export interface MetricsSettings {
  readonly host: string;
  /** The port of the front end, or of a separate API; workers on the same machine use port + 1. */
  readonly port: number;
}

interface Values {
  readonly METRICS_PORT?: number | undefined;
  readonly METRICS_HOST: string;
}

/** @returns undefined when metrics are switched off */
export function metricsSettings(values: Values): MetricsSettings | undefined {
  return values.METRICS_PORT === undefined
    ? undefined
    : { host: values.METRICS_HOST, port: values.METRICS_PORT };
}
