/** Runs one request in a transaction of its own, on one of a database's stores. */
export type InStore = <Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
) => Promise<Result>;

/** The database is created on first use, and closed after each request: a log-out deletes it. */
export function storeOf(
  database: string,
  store: string,
  create: (database: IDBDatabase) => void,
): InStore {
  return async (mode, work) => {
    const opening = indexedDB.open(database, 1);
    opening.onupgradeneeded = () => create(opening.result);
    const opened = await settled(opening);
    try {
      return await settled(work(opened.transaction(store, mode).objectStore(store)));
    } finally {
      opened.close();
    }
  };
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The browser keeps nothing.'));
  });
}

/** Waits until no page has it open any more. */
export const deleteDatabase = (name: string): void => {
  indexedDB.deleteDatabase(name);
};

/** Whether there is a database with this name; true where the browser does not say. */
export async function hasDatabase(name: string): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  return (await indexedDB.databases()).some((one) => one.name === name);
}
