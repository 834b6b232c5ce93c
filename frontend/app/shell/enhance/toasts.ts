import { showToast, TOAST_EVENT, TOAST_MS, type Toast } from '../../ui/toast';
import { keepClearOfForms } from './clear-of-forms';

const KINDS = ['success', 'error', 'warning', 'info'] as const;

/**
 * Gives server-rendered toasts a close button and a timeout, and shows those of the `toast` event.
 */
export function enhanceToasts(): void {
  const list = document.querySelector('.toasts');
  const region = list?.closest<HTMLElement>('.toast-region');
  if (!list || !region) return;
  keepClearOfForms(region);
  for (const toast of list.querySelectorAll<HTMLElement>('.toast'))
    liven(toast, Number(toast.dataset.ms));
  window.addEventListener(TOAST_EVENT, ({ detail }) => {
    for (const one of list.querySelectorAll('.toast'))
      if (one.querySelector('span')?.textContent === detail.text) one.remove();
    const toast = drawn(detail);
    list.append(toast);
    liven(toast, detail.ms);
  });
  for (const mark of document.querySelectorAll<HTMLElement>('[data-toast]')) tell(mark);
}

/** The error of a refused form is shown as a toast too. */
function tell({ dataset, textContent }: HTMLElement): void {
  const kind = KINDS.find((one) => one === dataset.toast) ?? 'info';
  showToast({ kind, text: textContent ?? '', ms: Number(dataset.ms) || TOAST_MS });
}

function drawn({ kind, text }: Toast): HTMLElement {
  const toast = document.createElement('div');
  toast.className = `toast toast--${KINDS.some((one) => one === kind) ? kind : 'info'}`;
  const words = document.createElement('span');
  words.textContent = text;
  toast.append(words);
  return toast;
}

function liven(toast: HTMLElement, ms = TOAST_MS): void {
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'btn btn--quiet';
  close.textContent = 'Close';
  close.addEventListener('click', () => toast.remove());
  toast.append(close);
  let timer = window.setTimeout(() => toast.remove(), ms || TOAST_MS);
  const wait = () => window.clearTimeout(timer);
  const leave = () => {
    timer = window.setTimeout(() => toast.remove(), ms || TOAST_MS);
  };
  toast.addEventListener('pointerenter', wait);
  toast.addEventListener('focusin', wait);
  toast.addEventListener('pointerleave', leave);
  toast.addEventListener('focusout', leave);
}
