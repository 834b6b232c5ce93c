import { deleteDatabase, storeOf } from '../lib/browser-database';
import { newSealingKey, type Sealed, seal, sealJson, unseal, unsealJson } from '../lib/sealed';
import { OUTBOX } from '../shell/kept-files';
import { hasOutbox } from './has-outbox';
import type { WaitingForm } from './waiting-form';

const KEY = 'key';
const READER = 'reader';
const KEPT_MS = 7 * 24 * 3_600_000;
const MOST_FORMS = 30;
const MOST_BYTES = 50 * 1024 ** 2;

/** As stored: in clear only whose it is, since when, and how large. */
interface Kept {
  id: string;
  owner: number;
  at: number;
  bytes: number;
  sealed: Sealed;
  contents: Sealed[];
}

interface Content extends Omit<WaitingForm, 'id' | 'owner' | 'at' | 'entries'> {
  /** A file by its place among the contents. */
  entries: [name: string, value: string | number][];
  labels: { name: string; type: string; lastModified: number }[];
}

const create = (database: IDBDatabase) => {
  database.createObjectStore('forms', { keyPath: 'id' });
  database.createObjectStore('device');
};
const inForms = storeOf(OUTBOX, 'forms', create);
/** The key, and who read here last. */
const inDevice = storeOf(OUTBOX, 'device', create);

/** One tab at a time writes and tidies up. */
const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    navigator.locks.request(`${OUTBOX}-store`, () => work().then(resolve, reject)).catch(reject);
  });

/**
 * Keeps a form, replacing any earlier one with the same id.
 * @returns false if there is no room
 */
export const putForm = (form: WaitingForm): Promise<boolean> => inTurn(() => put(form));

/** Updates a form, unless its author or a log-out has deleted it in the meantime. */
export const renewForm = (form: WaitingForm): Promise<boolean> =>
  inTurn(async () => {
    if (!(await hasOutbox())) return false;
    const found = await inForms('readonly', (store) => store.getKey(form.id));
    return found !== undefined && put(form);
  });

async function put({ id, owner, at, ...form }: WaitingForm): Promise<boolean> {
  const files = form.entries.map(([, value]) => value).filter((value) => value instanceof File);
  const others = (await allKept()).filter((one) => one.id !== id);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (others.length >= MOST_FORMS || bytes + sizeOf(others) > MOST_BYTES) return false;
  const key = await ownKey();
  const content: Content = {
    ...form,
    entries: form.entries.map(([name, value]) => [
      name,
      value instanceof File ? files.indexOf(value) : value,
    ]),
    labels: files.map(({ name, type, lastModified }) => ({ name, type, lastModified })),
  };
  const sealed = await sealJson(key, content);
  const contents: Sealed[] = [];
  for (const file of files) contents.push(await seal(key, await file.arrayBuffer()));
  const kept: Kept = { id, owner, at, bytes, sealed, contents };
  // A log-out meanwhile has thrown the key away: what it sealed is not to come back.
  if ((await storedKey()) !== undefined) await inForms('readwrite', (store) => store.put(kept));
  return true;
}

const sizeOf = (all: readonly Kept[]) => all.reduce((sum, { bytes }) => sum + bytes, 0);

/** What this member wrote, the earliest first. */
export async function waitingForms(owner: number): Promise<WaitingForm[]> {
  const [all, key] = [await allKept(), await storedKey()];
  if (!key) return [];
  const own = all.filter((one) => one.owner === owner).sort((one, other) => one.at - other.at);
  return Promise.all(own.map((one) => opened(key, one)));
}

export async function forgetForm(id: string): Promise<void> {
  await inForms('readwrite', (store) => store.delete(id));
}

/** Once nothing waits, the key and all else are deleted, so that pages need not look again. */
export const tidyUp = (): Promise<void> =>
  inTurn(async () => {
    if ((await hasOutbox()) && (await allKept()).length === 0) deleteDatabase(OUTBOX);
  });

/** Notes who reads here: a page without a connection shows what waits to them alone. */
export async function noteReader(owner: number | null): Promise<void> {
  await inDevice('readwrite', (store) => store.put(owner, READER));
}

/** Whoever was logged in when the server was last reached; null after their session has ended. */
export const lastReader = (): Promise<number | null | undefined> =>
  inDevice('readonly', (store) => store.get(READER));

async function opened(
  key: CryptoKey,
  { id, owner, at, sealed, contents }: Kept,
): Promise<WaitingForm> {
  const { labels, entries, ...words } = (await unsealJson(key, sealed)) as Content;
  const files = await Promise.all(
    labels.map(
      async ({ name, ...label }, i) =>
        new File([await unseal(key, contents[i] as Sealed)], name, label),
    ),
  );
  const whole: WaitingForm['entries'] = entries.map(([name, value]) => [
    name,
    typeof value === 'number' ? (files[value] as File) : value,
  ]);
  return { ...words, id, owner, at, entries: whole };
}

/** All stored forms; those that are too old are deleted first. */
async function allKept(): Promise<Kept[]> {
  const all: Kept[] = await inForms('readonly', (store) => store.getAll());
  const isOld = ({ at }: Kept) => Date.now() - at > KEPT_MS;
  for (const { id } of all.filter(isOld)) await forgetForm(id);
  return all.filter((one) => !isOld(one));
}

const storedKey = (): Promise<CryptoKey | undefined> =>
  inDevice('readonly', (store) => store.get(KEY));

/** Made at its first use. Of two tabs at once, the first one's counts. */
async function ownKey(): Promise<CryptoKey> {
  const known = await storedKey();
  if (known) return known;
  const made = await newSealingKey();
  await inDevice('readwrite', (store) => store.add(made, KEY)).catch(() => undefined);
  return (await storedKey()) ?? made;
}
