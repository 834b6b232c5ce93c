import { AsyncLocalStorage } from 'node:async_hooks';

/** The place of a request among those that its process works on. */
export interface HeldPlace {
  /** The member, or the address of a visitor; undefined if nobody's share is limited. */
  readonly holder: string | undefined;
  moveTo(holder: string): Promise<void>;
  /** Runs work while the request holds no place. */
  outside<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface RequestScope {
  readonly requestId: string;
  readonly read: Read;
  readonly database: DatabaseCost;
  place: HeldPlace | undefined;
}

/** What the database has done for a request, its page's calls included. */
export interface DatabaseCost {
  statements: number;
  /** That are under way. */
  transactions: number;
  /** Of all statements together, although some run at once. */
  ms: number;
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
  if (outer?.requestId === id) return work();
  const database = { statements: 0, transactions: 0, ms: 0 };
  const read = { known: new Map() };
  return scope.run({ requestId: id, read, database, place: undefined }, work);
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

export function setPlaceOfRequest(place: HeldPlace): void {
  const store = scope.getStore();
  if (store) store.place = place;
}

/** The place of the request, or of the page that calls; undefined in jobs. */
export function placeOfRequest(): HeldPlace | undefined {
  return scope.getStore()?.place;
}

/**
 * Runs work that only waits, or that has limits of its own, while the request holds none of the
 * places of its process.
 */
export function holdingNoPlace<Result>(work: () => Promise<Result>): Promise<Result> {
  return placeOfRequest()?.outside(work) ?? work();
}

export function requestId(): string | undefined {
  return scope.getStore()?.requestId;
}

/** Runs a statement and adds it to what the request has cost. */
export async function addingItsCost<Result>(run: () => Promise<Result>): Promise<Result> {
  const cost = scope.getStore()?.database;
  if (!cost) return run();
  const began = performance.now();
  try {
    return await run();
  } finally {
    cost.statements += 1;
    cost.ms += performance.now() - began;
  }
}

export function databaseCost(): DatabaseCost {
  return scope.getStore()?.database ?? { statements: 0, transactions: 0, ms: 0 };
}
