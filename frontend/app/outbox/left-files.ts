import { hasDatabase, storeOf } from '../lib/browser-database';
import { newSealingKey, type Sealed, seal, sealJson, unseal, unsealJson } from '../lib/sealed';
import { createKeptFiles, KEPT_FILES, STORE_OF_FILES } from '../shell/kept-files';
import { logOutsSoFar } from '../shell/kept-words';
import { putFilesBack } from './put-back';

const LEFT = 'left-form';
/** As long as the server keeps the words (D-970). */
const KEPT_MS = 3_600_000;
/** Each is encrypted in memory. */
const MOST_BYTES = 100 * 1024 ** 2;
const inStore = storeOf(KEPT_FILES, STORE_OF_FILES, createKeptFiles);

/** The files of the form that was sent last after its session had ended. */
interface Left {
  keptAt: number;
  /** Who filled in the form. */
  owner: number;
  /** Of this form alone; scripts cannot read it. */
  key: CryptoKey;
  /** The form's address, and the names and types of its files. */
  label: Sealed;
  contents: Sealed[];
}

interface Label {
  target: string;
  files: { field: string; name: string; type: string; lastModified: number }[];
}

const pathOf = (url: string | URL) => new URL(url, location.href).pathname.replace(/\.data$/, '');

/**
 * Keeps the files of a form whose session has ended, for the same member's next log-in: their words
 * go to the server.
 */
export async function keepLeftFiles(owner: number, to: URL, body: FormData): Promise<void> {
  const since = logOutsSoFar();
  const chosen = filesIn(body);
  const size = chosen.reduce((sum, [, file]) => sum + file.size, 0);
  if (!isSecureContext || chosen.length === 0 || size > MOST_BYTES) return;
  const key = await newSealingKey();
  const contents: Sealed[] = [];
  for (const [, file] of chosen) contents.push(await seal(key, await file.arrayBuffer()));
  const label: Label = {
    target: pathOf(to),
    files: chosen.map(([field, { name, type, lastModified }]) => ({
      field,
      name,
      type,
      lastModified,
    })),
  };
  const left: Left = {
    keptAt: Date.now(),
    owner,
    key,
    label: await sealJson(key, label),
    contents,
  };
  // A log-out meanwhile has deleted all that was kept.
  if (logOutsSoFar() === since) await inStore('readwrite', (store) => store.put(left, LEFT));
}

/**
 * Puts what was left into its form, if that is on this page.
 * @returns whether there was anything
 */
export async function putLeftFilesBack(owner: number): Promise<boolean> {
  const left = await leftBy(owner);
  if (!left) return false;
  const { target, files } = (await unsealJson(left.key, left.label)) as Label;
  const form = [...document.forms].find(
    (one) => pathOf(one.action) === target && one.querySelector('input[type=file]'),
  );
  if (!form) return false;
  const entries = await Promise.all(
    files.map(async ({ field, name, ...label }, i): Promise<[string, File]> => {
      const bytes = await unseal(left.key, left.contents[i] as Sealed);
      return [field, new File([bytes], name, label)];
    }),
  );
  putFilesBack(form, entries);
  return true;
}

/** Once the form has been sent. */
export async function forgetLeftFiles(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(LEFT));
}

async function leftBy(owner: number): Promise<Left | undefined> {
  if (!isSecureContext || !(await hasDatabase(KEPT_FILES))) return undefined;
  const left: Left | undefined = await inStore('readonly', (store) => store.get(LEFT));
  if (left && Date.now() - left.keptAt > KEPT_MS) await forgetLeftFiles();
  else if (left?.owner === owner) return left;
  return undefined;
}

const filesIn = (body: FormData): [string, File][] =>
  [...body].filter(
    (entry): entry is [string, File] => entry[1] instanceof File && entry[1].size > 0,
  );
