import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { draftKeyOf } from '../lib/draft-name';
import { forgetWords, keepWords, keptWords } from '../shell/kept-words';
import { isFileInput, type NamedFiles, useKeptFiles } from './use-kept-files';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface DraftOf {
  /**
   * Names the form and the member, so that drafts of two forms, or of two members at one computer,
   * do not mix.
   */
  name: string;
  /** The member. */
  owner: number;
  /** The fields that are kept. Consent is not: it has to be given each time. */
  words: string[];
  /** The values as stored, of a form that changes something: the same words are no draft. */
  stored?: Words;
  /** The edition that is stored now, and the one the form's words were begun from. */
  edition?: { now: string; begun: string };
}

type Words = Record<string, string>;

/** What session storage holds of a draft, encrypted. */
export interface Kept {
  words: Words;
  files: NamedFiles;
  /** The edition that the words were begun from. */
  begun?: string;
}

/**
 * Keeps a form until it is posted, so that neither a reload nor the end of the session loses
 * anything. Its text is kept in this tab only, because hospital computers are shared, its files in
 * the browser; both are encrypted with a key that only their member gets.
 */
export function useDraft(form: RefObject<HTMLFormElement>, of?: DraftOf) {
  const [isRestored, setRestored] = useState(false);
  const files = useKeptFiles(form);
  const restoreFiles = useRef(files.restore);
  const key = of && draftKeyOf(of.name);
  const owner = of?.owner ?? 0;
  const words = of?.words.join(' ') ?? '';
  const stored = useRef<Words>();
  stored.current = of?.stored;
  const [begun, setBegun] = useState(of?.edition?.begun);
  useEffect(() => {
    let isHere = true;
    void readKept(key, owner).then((kept) => {
      if (!isHere || !kept || !form.current || isStored(kept, stored.current)) return;
      // What a refused form brought back is newer than the draft; its files are not in it.
      if (!isTouched(form.current, words, stored.current)) fill(form.current, kept.words);
      if (kept.begun) setBegun(kept.begun);
      setRestored(true);
      restoreFiles.current(kept.files);
    });
    return () => {
      isHere = false;
    };
  }, [form, key, owner, words]);

  const forget = () => {
    if (key) forgetWords(key);
    setRestored(false);
    files.forget();
  };
  const store = (from: string | undefined) => {
    if (!key || !form.current) return;
    const kept: Kept = { words: wordsOf(form.current, words), files: files.named(), begun: from };
    void keepWords(key, owner, JSON.stringify(kept));
  };
  return {
    isRestored,
    begun,
    missing: files.missing,
    keepsFiles: files.areKept,
    keep: ({ target }: Pick<FormEvent, 'target'>) => {
      store(begun);
      if (isFileInput(target)) files.keep();
    },
    /** The words are to replace what is stored now. */
    keepOver: () => {
      setBegun(of?.edition?.now);
      store(of?.edition?.now);
    },
    forget,
    isUnsaved: () => form.current !== null && isTouched(form.current, words, stored.current),
    discard: () => {
      form.current?.reset();
      // A refused form would be reset to what was refused.
      if (form.current && stored.current) fill(form.current, stored.current);
      setBegun(of?.edition?.now);
      forget();
    },
  };
}

async function readKept(key: string | undefined, owner: number): Promise<Kept | undefined> {
  const text = key && (await keptWords(key, owner));
  const kept = text ? (JSON.parse(text) as Partial<Kept>) : {};
  // Drafts of an older version of the site hold only the text, and are ignored.
  const { words, files, begun } = kept;
  return words && files ? { words, files, begun } : undefined;
}

function wordsOf(form: HTMLFormElement, words: string): Words {
  const data = new FormData(form);
  return Object.fromEntries(words.split(' ').map((word) => [word, String(data.get(word) ?? '')]));
}

/** The age unit always has a value, so it alone is no draft. */
function isTouched(form: HTMLFormElement, words: string, stored: Words = {}): boolean {
  const { ageUnit: _, ...typed } = wordsOf(form, words);
  return Object.entries(typed).some(
    ([word, text]) => form.elements.namedItem(word) && !isSame(text, stored[word]),
  );
}

const isStored = ({ words, files }: Kept, stored: Words | undefined) =>
  stored !== undefined &&
  files.names.length === 0 &&
  Object.entries(words).every(([word, text]) => isSame(text, stored[word]));

/** Browsers write line ends in their own way. */
const isSame = (text: string, other = '') =>
  text.replace(/\r\n?/g, '\n') === other.replace(/\r\n?/g, '\n');

function fill(form: HTMLFormElement, words: Words): void {
  for (const [word, text] of Object.entries(words)) {
    const control = form.elements.namedItem(word) as Control | RadioNodeList | null;
    if (control) control.value = text;
    // Notifies listeners, such as the findings.
    if (control instanceof HTMLElement) control.dispatchEvent(new Event('input'));
  }
}
