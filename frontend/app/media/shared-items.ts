import { storeOf } from '../lib/browser-database';
import { type Sealed, unseal, unsealJson } from '../lib/sealed';
import { WAITING_ITEMS } from '../shell/kept-files';
import { forgetFiles, keepFiles, keptFiles, keptNames } from './kept-files';

const STORE = 'items';
const WAITING_MS = 24 * 3_600_000;
const PREFIX = 'shared-';
/** The entry of an item that holds its words. */
const WORDS = 'words';

/** What was shared into Suture from another app. */
export interface SharedItem {
  id: string;
  at: number;
  /** Title, text and address, those that are there, in lines. */
  text: string;
  files: File[];
}

/** As the service worker stores it (public/sw.js). */
interface Waiting {
  id: string;
  at: number;
  key: CryptoKey;
  sealed: Sealed;
  contents: Sealed[];
}

const inWaiting = storeOf(WAITING_ITEMS, STORE, (database) =>
  database.createObjectStore(STORE, { keyPath: 'id' }).createIndex('at', 'at'),
);

interface Content {
  words: string[];
  labels: { name: string; type: string; lastModified: number }[];
}

/**
 * Takes the item with this name from those that wait, and keeps it for the member who is logged in,
 * as their drafts are kept: for 7 days, until log-out, and readable with their key only.
 */
export async function takeShared(id: string): Promise<void> {
  const waiting: Waiting | undefined = await inWaiting('readonly', (store) => store.get(id));
  if (waiting && Date.now() - waiting.at < WAITING_MS) {
    const { at, ...item } = await opened(waiting);
    const words = new File([JSON.stringify({ at, text: item.text })], WORDS);
    const files = [words, ...item.files].map((file, i) => ({
      inputId: i === 0 ? WORDS : '',
      file,
    }));
    await keepFiles(PREFIX + id, files);
  }
  await inWaiting('readwrite', (store) => store.delete(id));
  await deleteOld();
}

/** Those of this member, the latest first. */
export async function sharedItems(): Promise<SharedItem[]> {
  const names = (await keptNames()).filter((name) => name.startsWith(PREFIX));
  const items: SharedItem[] = [];
  for (const name of names) {
    const item = await sharedItem(name.slice(PREFIX.length));
    if (item) items.push(item);
  }
  return items.sort((one, other) => other.at - one.at);
}

/** Undefined if it is gone, or another member's. */
export async function sharedItem(id: string): Promise<SharedItem | undefined> {
  const kept = await keptFiles(PREFIX + id);
  const words = kept.find(({ inputId }) => inputId === WORDS);
  if (!words) return undefined;
  const { at, text } = JSON.parse(await words.file.text()) as { at: number; text: string };
  return { id, at, text, files: kept.filter((one) => one !== words).map(({ file }) => file) };
}

export const forgetShared = (id: string): Promise<void> => forgetFiles(PREFIX + id);

async function opened({ id, at, key, sealed, contents }: Waiting): Promise<SharedItem> {
  const { words, labels } = (await unsealJson(key, sealed)) as Content;
  const files = await Promise.all(
    labels.map(
      async ({ name, ...label }, i) =>
        new File([await unseal(key, contents[i] as Sealed)], name, label),
    ),
  );
  return { id, at, text: words.filter((word) => word.trim() !== '').join('\n'), files };
}

/** Nobody took it: its reader never logged in, or another site had sent it. */
async function deleteOld(): Promise<void> {
  const all: Waiting[] = await inWaiting('readonly', (store) => store.getAll());
  for (const { id, at } of all)
    if (Date.now() - at >= WAITING_MS) await inWaiting('readwrite', (store) => store.delete(id));
}
