/** The IndexedDB database with the encrypted files of drafts (media/kept-files.ts). */
export const KEPT_FILES = 'suture-drafts';
/** The one in which what was shared into Suture waits for its member (public/sw.js, media/shared-items.ts). */
export const WAITING_ITEMS = 'suture-shared';
/** The one with what waits to be sent (outbox/store.ts). */
export const OUTBOX = 'suture-outbox';
