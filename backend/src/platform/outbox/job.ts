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

/** Facts travel as jobs on one queue. */
export const SIGNALS = 'notifications';

/** A fact that others may hear. */
export function signal<Payload extends object>(name: string): JobKind<Payload> {
  return job<Payload>(SIGNALS, name);
}

export function declaredSignals(): string[] {
  return [...(known.get(SIGNALS) ?? [])];
}

export function declaredQueues(): string[] {
  return [...known.keys()].sort();
}
