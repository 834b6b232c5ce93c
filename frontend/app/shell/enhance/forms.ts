/** Shows the busy state of a submitted form and prevents a second submit. */
export function enhanceForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented || form.method === 'dialog')
      return;
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'true';
    event.submitter?.setAttribute('aria-busy', 'true');
    if (event.submitter instanceof HTMLButtonElement) sayBusy(event.submitter);
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
