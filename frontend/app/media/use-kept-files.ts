import { type RefObject, useRef, useState } from 'react';
import { logOutsSoFar } from '../shell/kept-words';
import type { FileOfInput } from './kept-files';

/** What a tab remembers about the files of a form. */
export interface NamedFiles {
  /** The key under which the browser stores them. */
  id: string;
  names: string[];
}

/** Loaded only when there are files to keep or to restore. */
const store = () => import('./kept-files');

/** Keeps the chosen files of a form in this browser and restores them after a reload. */
export function useKeptFiles(form: RefObject<HTMLFormElement>) {
  /** Names of the files that could not be restored. */
  const [missing, setMissing] = useState<string[]>([]);
  const [areKept, setKept] = useState(false);
  const id = useRef('');
  /** Storage calls run one after another, so that the last choice wins. */
  const work = useRef(Promise.resolve());

  const bringBack = async ({ names }: NamedFiles) => {
    const files = await store().then(({ keptFiles }) => keptFiles(id.current));
    if (form.current) choose(form.current, files);
    const back = files.map(({ file }) => file.name);
    setMissing(names.filter((name) => !back.includes(name)));
  };
  const keepNow = async (since: number) => {
    if (!form.current) return;
    const { keepFiles } = await store();
    setKept(await keepFiles(id.current, filesOf(form.current), since));
  };
  return {
    missing,
    areKept,
    named: (): NamedFiles => {
      id.current ||= newId();
      const names = form.current ? filesOf(form.current).map(({ file }) => file.name) : [];
      return { id: id.current, names };
    },
    restore: (named: NamedFiles) => {
      id.current = named.id;
      if (named.names.length > 0) bringBack(named).catch(() => setMissing(named.names));
    },
    keep: () => {
      setKept(false);
      const since = logOutsSoFar();
      // If the browser cannot store them, the page warns before it is left.
      work.current = work.current.then(() => keepNow(since)).catch(() => setKept(false));
    },
    forget: () => {
      setMissing([]);
      // If this fails, they are deleted after seven days.
      work.current = work.current
        .then(() => store())
        .then(({ forgetFiles }) => forgetFiles(id.current))
        .catch(() => undefined);
    },
  };
}

/** `randomUUID` exists only in secure contexts. */
export const newId = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

export const isFileInput = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'file';

const inputsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=file]'),
];

const filesOf = (form: HTMLFormElement): FileOfInput[] =>
  inputsOf(form).flatMap(({ id, files }) =>
    [...(files ?? [])].map((file) => ({ inputId: id, file })),
  );

/** Puts the files into their inputs and fires `change`, as if they were chosen by hand. */
function choose(form: HTMLFormElement, files: readonly FileOfInput[]): void {
  for (const input of inputsOf(form)) {
    const transfer = new DataTransfer();
    for (const { inputId, file } of files) if (inputId === input.id) transfer.items.add(file);
    if (transfer.items.length === 0) continue;
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
