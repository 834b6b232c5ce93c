import { type RefObject, useEffect } from 'react';

/** Files are no part of a draft: whoever closes or reloads the page with chosen ones, or with changes no draft keeps, is asked first. */
export function useLeavingWarning(form: RefObject<HTMLFormElement>, keepsDraft: boolean): void {
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
      if (hasFiles || (isTouched && !keepsDraft)) event.preventDefault();
    };
    element.addEventListener('input', touch);
    window.addEventListener('beforeunload', ask);
    return () => {
      element.removeEventListener('input', touch);
      window.removeEventListener('beforeunload', ask);
    };
  }, [form, keepsDraft]);
}
