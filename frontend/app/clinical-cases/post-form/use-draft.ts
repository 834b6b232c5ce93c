import { type RefObject, useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export interface DraftOf {
  /** Whose and what: drafts of two forms, or of two members at one computer, do not mix. */
  name: string;
  /** The fields that are kept. Consent is given each time anew, and files cannot be kept. */
  words: string[];
}

/**
 * Keeps the words of a form in this tab until it is posted, so that a reload loses nothing. Only in this tab: a hospital's
 * computer has many users.
 */
export function useDraft(form: RefObject<HTMLFormElement>, of?: DraftOf) {
  const [isRestored, setRestored] = useState(false);
  const key = of && `draft-${of.name}`;
  const words = of?.words.join(' ') ?? '';
  useEffect(() => {
    const kept = key && sessionStorage.getItem(key);
    if (!kept || !form.current || isTouched(form.current, words)) return;
    fill(form.current, JSON.parse(kept) as Record<string, string>);
    setRestored(true);
  }, [form, key, words]);
  const forget = () => {
    if (key) sessionStorage.removeItem(key);
    setRestored(false);
  };
  return {
    isRestored,
    keep: () =>
      key &&
      form.current &&
      sessionStorage.setItem(key, JSON.stringify(wordsOf(form.current, words))),
    forget,
    discard: () => {
      form.current?.reset();
      forget();
    },
  };
}

function wordsOf(form: HTMLFormElement, words: string): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(words.split(' ').map((word) => [word, String(data.get(word) ?? '')]));
}

/** A unit of age is always chosen; that alone is no draft. */
function isTouched(form: HTMLFormElement, words: string): boolean {
  const { ageUnit: _, ...typed } = wordsOf(form, words);
  return Object.values(typed).some(Boolean);
}

function fill(form: HTMLFormElement, words: Record<string, string>): void {
  for (const [word, text] of Object.entries(words)) {
    const control = form.elements.namedItem(word) as Control | RadioNodeList | null;
    if (control) control.value = text;
    // Whoever reads along (the findings) hears of it.
    if (control instanceof HTMLElement) control.dispatchEvent(new Event('input'));
  }
}
