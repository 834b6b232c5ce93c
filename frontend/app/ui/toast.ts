export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
  /** Milliseconds; 6 seconds by default. */
  ms?: number;
  /** The draft whose words are stored now, so that this tab forgets it. */
  draft?: string;
}

export const TOAST_MS = 6000;
export const TOAST_EVENT = 'toast';

/**
 * Any script on the page can show a toast:
 * `window.dispatchEvent(new CustomEvent('toast', { detail }))`.
 */
export function showToast(detail: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail }));
}

/** As short as the button beside it shows the same. */
const BRIEF_MS = 2000;

/** After a like or what was saved. */
export const showDone = (text: string) => showToast({ kind: 'success', text, ms: BRIEF_MS });

export const ANNOUNCE_EVENT = 'announce';

/** Announces a visible change to screen readers. */
export function announce(detail: string): void {
  window.dispatchEvent(new CustomEvent<string>(ANNOUNCE_EVENT, { detail }));
}

declare global {
  interface WindowEventMap {
    toast: CustomEvent<Toast>;
    announce: CustomEvent<string>;
  }
}
