import { storeOf } from '../lib/browser-database';
import { type Sealed, seal, sealJson, unseal, unsealJson } from '../lib/sealed';
import { createKeptFiles, KEPT_FILES, STORE_OF_FILES } from '../shell/kept-files';
import { draftKey, logOutsSoFar } from '../shell/kept-words';

const KEPT_MS = 7 * 24 * 3_600_000;
/** The limit for all files of a draft together, because each is encrypted in memory. */
const MOST_BYTES = 100 * 1024 ** 2;
const inStore = storeOf(KEPT_FILES, STORE_OF_FILES, createKeptFiles);

/** File names and contents are both encrypted with the member's key. */
interface KeptDraft {
  keptAt: number;
  /** The list of labels, as JSON. */
  labels: Sealed;
  contents: Sealed[];
}

interface Label {
  inputId: string;
  name: string;
  type: string;
  lastModified: number;
}

export interface FileOfInput {
  inputId: string;
  file: File;
}

/**
 * Replaces the kept files of a draft.
 * @param since the log-outs seen when the files were chosen; a later one keeps nothing
 * @returns false if they are too large, the page is not in a secure context, or there was a log-out
 */
export async function keepFiles(
  draft: string,
  files: readonly FileOfInput[],
  since = logOutsSoFar(),
): Promise<boolean> {
  if (files.length === 0) return forgetFiles(draft).then(() => true);
  const size = files.reduce((sum, { file }) => sum + file.size, 0);
  if (size > MOST_BYTES || !isSecureContext) return forgetFiles(draft).then(() => false);
  const key = await draftKey();
  const labels = files.map(
    ({ inputId, file: { name, type, lastModified } }): Label => ({
      inputId,
      name,
      type,
      lastModified,
    }),
  );
  const contents: Sealed[] = [];
  for (const { file } of files) contents.push(await seal(key, await file.arrayBuffer()));
  const kept: KeptDraft = {
    keptAt: Date.now(),
    labels: await sealJson(key, labels),
    contents,
  };
  // A log-out during encryption has deleted the database, which `put` would create again.
  if (logOutsSoFar() !== since) return false;
  await inStore('readwrite', (store) => store.put(kept, draft));
  return true;
}

/**
 * The files of a draft; empty for anybody but their member. Also deletes drafts that are older than
 * seven days.
 */
export async function keptFiles(draft: string): Promise<FileOfInput[]> {
  await deleteOld();
  const kept = (await inStore('readonly', (store) => store.get(draft))) as KeptDraft | undefined;
  if (!kept) return [];
  try {
    const key = await draftKey();
    const labels = (await unsealJson(key, kept.labels)) as Label[];
    return await Promise.all(
      labels.map(async ({ inputId, name, type, lastModified }, i) => ({
        inputId,
        file: new File([await unseal(key, kept.contents[i] as Sealed)], name, {
          type,
          lastModified,
        }),
      })),
    );
  } catch (error) {
    // Encrypted with the key of another member, or there is no session.
    if (!(error instanceof DOMException)) throw error;
    if (error.name !== 'NotAllowedError') await forgetFiles(draft);
    return [];
  }
}

export async function forgetFiles(draft: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(draft));
}

/** The names of all stored drafts, whoever wrote them. */
export async function keptNames(): Promise<string[]> {
  await deleteOld();
  return (await inStore('readonly', (store) => store.getAllKeys())).map(String);
}

async function deleteOld(): Promise<void> {
  const keys = await inStore('readonly', (store) => store.getAllKeys());
  for (const key of keys) {
    const kept = (await inStore('readonly', (store) => store.get(key))) as KeptDraft | undefined;
    if (kept && Date.now() - kept.keptAt > KEPT_MS) await forgetFiles(String(key));
  }
}
