import { useEffect } from 'react';

/** The key that starts choosing a place for a new comment (contract, section 29). */
export const PIN_KEY = 'P';

export function usePinKey(): void {
  useEffect(() => {
    const onKeyDown = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.toUpperCase() !== PIN_KEY || altKey || ctrlKey || metaKey) return;
      const isTyping = (target as Element).matches('input, textarea, select, [contenteditable]');
      if (isTyping || document.querySelector('dialog[open]')) return;
      document.querySelector<HTMLElement>(`[aria-keyshortcuts="${PIN_KEY}"]`)?.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
