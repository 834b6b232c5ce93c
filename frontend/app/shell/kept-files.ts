/** The IndexedDB database with the encrypted files of drafts (media/kept-files.ts). */
export const KEPT_FILES = 'suture-drafts';
