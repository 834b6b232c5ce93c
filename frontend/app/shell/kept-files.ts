/** The database of this browser in which files of drafts are kept, encrypted (media/kept-files.ts). */
export const KEPT_FILES = 'suture-drafts';

/** Called at log-out. If it fails, what is left can no longer be decrypted. */
export const forgetAllFiles = (): void => {
  indexedDB.deleteDatabase(KEPT_FILES);
};
