/** The IndexedDB database for encrypted files of drafts and unsent forms (media/kept-files.ts, outbox/left-files.ts). */
export const KEPT_FILES = 'suture-drafts';
export const STORE_OF_FILES = 'files';
export const createKeptFiles = (database: IDBDatabase) =>
  database.createObjectStore(STORE_OF_FILES);
/** The one in which what was shared into Suture waits for its member (public/sw.js, media/shared-items.ts). */
export const WAITING_ITEMS = 'suture-shared';
/** The one with what waits to be sent (outbox/store.ts). */
export const OUTBOX = 'suture-outbox';
