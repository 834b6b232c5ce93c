/** The IndexedDB database with the encrypted files of drafts (media/kept-files.ts). */
export const KEPT_FILES = 'suture-drafts';

/** Called at log-out. If it fails, the remaining files can no longer be decrypted. */
export const forgetAllFiles = (): void => {
  indexedDB.deleteDatabase(KEPT_FILES);
};
