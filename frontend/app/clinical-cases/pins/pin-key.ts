import { useEffect } from 'react';

/** The key that starts choosing a place for a new comment (contract, section 29). */
export const PIN_KEY = 'P';

/** The slider of a series takes no letters. */
const TYPED = 'input:not([type="range"]), textarea, select, [contenteditable]';

export function usePinKey(): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.toUpperCase() !== PIN_KEY || altKey || ctrlKey || metaKey) return;
      const isTyping = (target as Element).matches(TYPED);
      if (isTyping || document.querySelector('dialog[open]')) return;
      document.querySelector<HTMLElement>(`[aria-keyshortcuts="${PIN_KEY}"]`)?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
