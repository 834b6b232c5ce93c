import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestScope {
  readonly requestId: string;
}

const scope = new AsyncLocalStorage<RequestScope>();

/** Runs work under a request id, which logs, replies, outbox rows and jobs then carry. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return scope.run({ requestId: id }, work);
}

export function requestId(): string | undefined {
  return scope.getStore()?.requestId;
}
