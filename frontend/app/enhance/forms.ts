/** A form on its way says so, and is sent once. */
export function enhanceForms(): void {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    if (form.dataset.sent) return event.preventDefault();
    form.dataset.sent = 'true';
    event.submitter?.setAttribute('aria-busy', 'true');
  });
  // Back from the next page: the form is a form again.
  window.addEventListener('pageshow', () => {
    for (const form of document.querySelectorAll<HTMLFormElement>('form[data-sent]')) {
      delete form.dataset.sent;
      for (const button of form.querySelectorAll('[aria-busy]')) button.removeAttribute('aria-busy');
    }
  });
}
