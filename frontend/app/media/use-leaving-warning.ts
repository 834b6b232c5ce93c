import { type RefObject, useEffect, useRef } from 'react';

/** What the draft of this form keeps. */
interface Keeps {
  words: boolean;
  files: boolean;
}

/**
 * Asks for confirmation before the page is closed or reloaded while files are chosen or changes unsaved.
 * `isUnsaved` says whether there are changes; without it every input is one.
 */
export function useLeavingWarning(
  form: RefObject<HTMLFormElement>,
  keeps: Keeps,
  isUnsaved?: () => boolean,
): void {
  const kept = useRef({ ...keeps, isUnsaved });
  kept.current = { ...keeps, isUnsaved };
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    let isTouched = false;
    const touch = () => {
      isTouched = true;
    };
    const ask = (event: BeforeUnloadEvent) => {
      const inputs = [...element.querySelectorAll<HTMLInputElement>('input[type=file]')];
      const hasFiles = inputs.some(({ files }) => (files?.length ?? 0) > 0);
      const { words, files, isUnsaved: isChanged = () => isTouched } = kept.current;
      if ((hasFiles && !files) || (!words && isChanged())) event.preventDefault();
    };
    element.addEventListener('input', touch);
    window.addEventListener('beforeunload', ask);
    return () => {
      element.removeEventListener('input', touch);
      window.removeEventListener('beforeunload', ask);
    };
  }, [form]);
}
