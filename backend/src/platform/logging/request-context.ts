import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestScope {
  readonly requestId: string;
  readonly read: Read;
}

/**
 * Queries already made for this request, shared with the API calls a page makes in this process.
 * Undefined once one of them writes.
 */
interface Read {
  known: Map<string, Promise<unknown>> | undefined;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work under a request id, which is then added to logs, responses, outbox rows and jobs. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  const outer = scope.getStore();
  return scope.run(
    { requestId: id, read: outer?.requestId === id ? outer.read : { known: new Map() } },
    work,
  );
}

/** Runs a query once for all calls of one page. */
export function onceInRequest<Result>(key: string, ask: () => Promise<Result>): Promise<Result> {
  const known = scope.getStore()?.read.known;
  const answer = (known?.get(key) as Promise<Result> | undefined) ?? ask();
  known?.set(key, answer);
  return answer;
}

/**
 * Call this before a change: what was read may no longer be true, so everything is queried afresh
 * from here on.
 */
export function forgetInRequest(): void {
  const store = scope.getStore();
  if (store) store.read.known = undefined;
}

export function requestId(): string | undefined {
  return scope.getStore()?.requestId;
}
