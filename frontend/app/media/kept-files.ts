import { KEPT_FILES } from '../shell/kept-files';
import { draftKey } from '../shell/kept-words';

const STORE = 'files';
const KEPT_MS = 7 * 24 * 3_600_000;
/** The limit for all files of a draft together, because each is encrypted in memory. */
const MOST_BYTES = 100 * 1024 ** 2;
const ALGORITHM = 'AES-GCM';
const IV_BYTES = 12;

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

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
 * @returns false if they are too large or the page is not in a secure context
 */
export async function keepFiles(draft: string, files: readonly FileOfInput[]): Promise<boolean> {
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
    labels: await seal(key, new TextEncoder().encode(JSON.stringify(labels))),
    contents,
  };
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
    const text = new TextDecoder().decode(await open(key, kept.labels));
    const labels = JSON.parse(text) as Label[];
    return await Promise.all(
      labels.map(async ({ inputId, name, type, lastModified }, i) => ({
        inputId,
        file: new File([await open(key, kept.contents[i] as Sealed)], name, { type, lastModified }),
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

async function seal(key: CryptoKey, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  return { iv, bytes: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, bytes) };
}

const open = (key: CryptoKey, { iv, bytes }: Sealed): Promise<ArrayBuffer> =>
  crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes);

/** Runs one request in its own transaction. The database is created on first use. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(KEPT_FILES, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
  const database = await settled(opening);
  try {
    return await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException('The browser keeps nothing.'));
  });
}
