import { showToast } from '../../ui/toast';
import { isReached } from './reached';

/** As the spec words it. */
const FAILED = 'Failed to send request.';
/** A second click within this time is the same wish. */
const DOWNLOAD_MS = 5_000;

/**
 * Shows the busy state of a submitted form and prevents a second submit. Without a line the browser
 * would replace the page by an error of its own, so the server is asked first whether it is there;
 * if not, the form stays as it is.
 */
export function enhanceForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method === 'dialog')
      return;
    if (form.dataset.sent === 'reached') {
      form.dataset.sent = 'true';
      return;
    }
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'true';
    // The page stays when a file is saved.
    if (form.dataset.downloads !== undefined) {
      window.setTimeout(() => delete form.dataset.sent, DOWNLOAD_MS);
      return;
    }
    const { submitter } = event;
    submitter?.setAttribute('aria-busy', 'true');
    if (form.method !== 'post' || form.dataset.theme !== undefined) return sayBusyAt(submitter);
    event.preventDefault();
    void sendOnceReached(form, submitter);
  });
  // Reset when the page is restored from the back/forward cache.
  window.addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) {
      delete form.dataset.sent;
      for (const button of form.querySelectorAll('[aria-busy]'))
        button.removeAttribute('aria-busy');
      for (const button of form.querySelectorAll<HTMLButtonElement>('[data-idle]')) sayIdle(button);
    }
  });
}

async function sendOnceReached(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (await isReached()) {
    form.dataset.sent = 'reached';
    form.requestSubmit(submitter);
    return sayBusyAt(submitter);
  }
  delete form.dataset.sent;
  submitter?.removeAttribute('aria-busy');
  showToast({ kind: 'error', text: FAILED });
}

const sayBusyAt = (submitter: HTMLElement | null) =>
  submitter instanceof HTMLButtonElement ? sayBusy(submitter) : undefined;

/** Deferred until the browser has read the form, which would leave out a disabled button. */
function sayBusy(button: HTMLButtonElement): void {
  const { busy } = button.dataset;
  if (!busy) return;
  window.setTimeout(() => {
    button.dataset.idle = button.textContent ?? '';
    button.textContent = busy;
    button.disabled = true;
  });
}

function sayIdle(button: HTMLButtonElement): void {
  button.textContent = button.dataset.idle ?? '';
  delete button.dataset.idle;
  button.disabled = false;
}
