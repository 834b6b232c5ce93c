import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestScope {
  readonly requestId: string;
  readonly read: Read;
}

/** What was asked already for this request, which the calls that a page makes in this process are part of. Undefined once one of them writes. */
interface Read {
  known: Map<string, Promise<unknown>> | undefined;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work under a request id, which logs, replies, outbox rows and jobs then carry. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  const outer = scope.getStore();
  return scope.run(
    { requestId: id, read: outer?.requestId === id ? outer.read : { known: new Map() } },
    work,
  );
}

/** Asks once for all calls of one page. */
export function onceInRequest<Result>(key: string, ask: () => Promise<Result>): Promise<Result> {
  const known = scope.getStore()?.read.known;
  const answer = (known?.get(key) as Promise<Result> | undefined) ?? ask();
  known?.set(key, answer);
  return answer;
}

/** Something is about to change: what was read may be so no longer, and everything is asked anew from here on. */
export function forgetInRequest(): void {
  const store = scope.getStore();
  if (store) store.read.known = undefined;
}

export function requestId(): string | undefined {
  return scope.getStore()?.requestId;
}
