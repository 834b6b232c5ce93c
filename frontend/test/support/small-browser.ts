type Stores = Map<string, Map<string, unknown>>;

const databases = new Map<string, Stores>();

/** Replies asynchronously, as IndexedDB does. */
function answered<Result>(work: () => Result, before?: (request: object) => void) {
  const request: Record<string, unknown> = {};
  queueMicrotask(() => {
    try {
      request['result'] = work();
      before?.(request);
      (request['onsuccess'] as (() => void) | undefined)?.();
    } catch (error) {
      request['error'] = error;
      (request['onerror'] as (() => void) | undefined)?.();
    }
  });
  return request;
}

/** Values lie under the key that is given, or under their id. */
function storeIn(stores: Stores, name: string) {
  const kept = stores.get(name) as Map<string, unknown>;
  const put = (value: unknown, key = (value as { id: string }).id) => kept.set(key, value);
  return {
    get: (key: string) => answered(() => kept.get(key)),
    getKey: (key: string) => answered(() => (kept.has(key) ? key : undefined)),
    getAll: () => answered(() => [...kept.values()]),
    put: (value: unknown, key?: string) => answered(() => put(value, key)),
    add: (value: unknown, key: string) =>
      answered(() => {
        if (kept.has(key)) throw new Error('It is there already.');
        put(value, key);
      }),
    delete: (key: string) => answered(() => void kept.delete(key)),
  };
}

function databaseOf(stores: Stores) {
  const createObjectStore = (name: string) => stores.set(name, new Map());
  const objectStore = (name: string) => storeIn(stores, name);
  return { createObjectStore, transaction: () => ({ objectStore }), close: () => undefined };
}

const indexedDB = {
  open: (name: string) => {
    const isNew = !databases.has(name);
    const stores: Stores = databases.get(name) ?? new Map();
    databases.set(name, stores);
    return answered(
      () => databaseOf(stores),
      (request) => isNew && (request as { onupgradeneeded: () => void }).onupgradeneeded(),
    );
  },
  deleteDatabase: (name: string) => void databases.delete(name),
  databases: async () => [...databases.keys()].map((name) => ({ name })),
};

type Work = (lock: { name: string } | null) => unknown;

const held = new Map<string, Promise<unknown>>();

/** One after the other, or with `ifAvailable` not at all. */
const locks = {
  request: async (name: string, ...given: [object, Work] | [Work]): Promise<unknown> => {
    const work = given.at(-1) as Work;
    const before = held.get(name);
    if (given.length > 1 && before) return work(null);
    const turn = (before ?? Promise.resolve()).then(() => work({ name }));
    const over: Promise<unknown> = turn
      .catch(() => undefined)
      .then(() => {
        if (held.get(name) === over) held.delete(name);
      });
    held.set(name, over);
    return turn;
  },
};

class Channel {
  postMessage(): void {}
  close(): void {}
}

/** As much of a browser as keeps forms: what it stores is really sealed. */
export function aSmallBrowser(fetch: typeof globalThis.fetch) {
  const events = new EventTarget();
  const parts = {
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    window: globalThis,
    document: { visibilityState: 'visible' },
    location: { pathname: '/here', search: '', origin: 'https://suture.example' },
    navigator: { onLine: true, locks },
    isSecureContext: true,
    indexedDB,
    fetch,
    BroadcastChannel: Channel,
    __remixRouter: { revalidate: async () => undefined },
  };
  const before = Object.keys(parts).map(
    (name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const,
  );
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  return {
    events,
    clear: () => databases.clear(),
    close: () => {
      for (const [name, as] of before)
        if (as) Object.defineProperty(globalThis, name, as);
        else Reflect.deleteProperty(globalThis, name);
    },
  };
}
