import { type RefObject, useEffect, useState } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const WORDS = ['speciality', 'age', 'ageUnit', 'gender', 'diagnosis', 'history', 'clinicalQuestions'];

/**
 * Keeps the words of a form in this tab until it is posted, so that a reload loses nothing. Only in this tab: a hospital's
 * computer has many users. Consent is given each time anew, and files cannot be kept.
 */
export function useDraft(form: RefObject<HTMLFormElement>, name: string) {
  const [isRestored, setRestored] = useState(false);
  const key = `draft-${name}`;
  useEffect(() => {
    const kept = sessionStorage.getItem(key);
    if (!kept || !form.current || isTouched(form.current)) return;
    fill(form.current, JSON.parse(kept) as Record<string, string>);
    setRestored(true);
  }, [form, key]);
  return {
    isRestored,
    keep: () => form.current && sessionStorage.setItem(key, JSON.stringify(wordsOf(form.current))),
    discard: () => {
      sessionStorage.removeItem(key);
      form.current?.reset();
      setRestored(false);
    },
  };
}

function wordsOf(form: HTMLFormElement): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(WORDS.map((word) => [word, String(data.get(word) ?? '')]));
}

function isTouched(form: HTMLFormElement): boolean {
  const { ageUnit: _, ...words } = wordsOf(form);
  return Object.values(words).some(Boolean);
}

function fill(form: HTMLFormElement, words: Record<string, string>): void {
  for (const [word, text] of Object.entries(words)) {
    const control = form.elements.namedItem(word) as Control | RadioNodeList | null;
    if (control) control.value = text;
  }
}
