/**
 * A background job: its queue, its name in that queue, and the type of its payload (ids, never
 * content).
 */
export interface JobKind<Payload extends object> {
  readonly queue: string;
  readonly name: string;
  /** Only for type checking: the payload of this job. */
  readonly payload?: Payload;
}

/** The queue for signals, which announce that something has happened. */
export const SIGNALS = 'notifications';

const known = new Map<string, Set<string>>([[SIGNALS, new Set()]]);

/** Declares a job. The workers refuse to start when nobody processes its queue. */
export function job<Payload extends object>(queue: string, name: string): JobKind<Payload> {
  const names = known.get(queue) ?? new Set();
  known.set(queue, names.add(name));
  return { queue, name };
}

/** A job without a payload that repeats at a fixed interval. */
export interface RepeatedJob extends JobKind<Record<string, never>> {
  readonly everyMs: number;
}

const repeated = new Map<string, RepeatedJob>();

/** Declares a repeated job. The workers schedule it, and do so again if the queue has lost it. */
export function repeatedJob(queue: string, name: string, everyMs: number): RepeatedJob {
  if (repeated.has(name)) throw new Error(`Two repeated jobs are called ${name}.`);
  const declared = { ...job<Record<string, never>>(queue, name), everyMs };
  repeated.set(name, declared);
  return declared;
}

export function declaredRepeatedJobs(): RepeatedJob[] {
  return [...repeated.values()];
}

export function isRepeatedJob(name: string): boolean {
  return repeated.has(name);
}

/** Declares a signal that other domains can listen to. */
export function signal<Payload extends object>(name: string): JobKind<Payload> {
  return job<Payload>(SIGNALS, name);
}

/** A signal as queued: its payload plus the fields added by the relay. */
export interface HandedSignal {
  readonly name: string;
  readonly outboxId: number;
  readonly requestId: string | null;
}

/**
 * Signals that were waiting together are queued as one job, since a job for each takes BullMQ twice
 * the database time of the like it announces. If one of them fails, each is handled alone. Only the
 * relay creates it.
 */
export const MANY_SIGNALS: JobKind<{ readonly signals: readonly HandedSignal[] }> = {
  queue: SIGNALS,
  name: 'many-signals',
};

export function declaredSignals(): string[] {
  return [...(known.get(SIGNALS) ?? [])];
}

export function declaredQueues(): string[] {
  return [...known.keys()].sort();
}
