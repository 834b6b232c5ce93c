/** Work that is done later: the queue it waits in, its name there, and the shape of what it carries (ids, never content). */
export interface JobKind<Payload extends object> {
  readonly queue: string;
  readonly name: string;
  /** Only for the compiler: what this job carries. */
  readonly payload?: Payload;
}

const known = new Map<string, Set<string>>();

/** Declares a job. The workers refuse to start when nobody processes its queue. */
export function job<Payload extends object>(queue: string, name: string): JobKind<Payload> {
  const names = known.get(queue) ?? new Set();
  known.set(queue, names.add(name));
  return { queue, name };
}

/** Work that comes back by itself, so often, and carries nothing. */
export interface RepeatedJob extends JobKind<Record<string, never>> {
  readonly everyMs: number;
}

const repeated = new Map<string, RepeatedJob>();

/** Declares a job that comes back by itself. The workers put it into its queue, and again when the queue has forgotten it. */
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

/** Facts travel as jobs on one queue. */
export const SIGNALS = 'notifications';

/** A fact that others may hear. */
export function signal<Payload extends object>(name: string): JobKind<Payload> {
  return job<Payload>(SIGNALS, name);
}

/** A signal as its queue has it: its payload and what the relay puts beside it. */
export interface HandedSignal {
  readonly name: string;
  readonly outboxId: number;
  readonly requestId: string | null;
}

/** Signals that were waiting together travel as one job. Declared by no domain: the relay alone makes it. */
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
