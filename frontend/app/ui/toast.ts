export type ToastKind = 'success' | 'error' | 'warning' | 'info';

export interface Toast {
  kind: ToastKind;
  text: string;
  /** How long it stays; 6 seconds unless the page says otherwise. */
  ms?: number;
}

export const TOAST_MS = 6000;
export const TOAST_EVENT = 'toast';

/** Any part of the page may show a toast: `window.dispatchEvent(new CustomEvent('toast', { detail }))`. */
export function showToast(detail: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(TOAST_EVENT, { detail }));
}

export const ANNOUNCE_EVENT = 'announce';

/** Says to a screen reader what the page shows by itself. */
export function announce(detail: string): void {
  window.dispatchEvent(new CustomEvent<string>(ANNOUNCE_EVENT, { detail }));
}

declare global {
  interface WindowEventMap {
    toast: CustomEvent<Toast>;
    announce: CustomEvent<string>;
  }
}
