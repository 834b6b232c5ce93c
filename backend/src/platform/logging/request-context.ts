import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestScope {
  readonly requestId: string;
  /** What was asked already for this request; the calls that a page makes in this process are part of its request. */
  readonly known: Map<string, Promise<unknown>>;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work under a request id, which logs, replies, outbox rows and jobs then carry. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  const outer = scope.getStore();
  return scope.run({ requestId: id, known: outer?.requestId === id ? outer.known : new Map() }, work);
}

/** Asks once for all calls of one page. */
export function onceInRequest<Result>(key: string, ask: () => Promise<Result>): Promise<Result> {
  const known = scope.getStore()?.known;
  const answer = (known?.get(key) as Promise<Result> | undefined) ?? ask();
  known?.set(key, answer);
  return answer;
}

/** Before something is changed: what was read so far may be so no longer. */
export function forgetInRequest(): void {
  scope.getStore()?.known.clear();
}

export function requestId(): string | undefined {
  return scope.getStore()?.requestId;
}
