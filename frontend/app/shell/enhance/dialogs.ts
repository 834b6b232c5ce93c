/**
 * A link with `data-opens` leads to a page with a form. If the form is also on this page in a
 * closed dialog of that id, the dialog is opened instead. `data-value` is written into the form
 * field named by `data-into`.
 */
export function enhanceDialogs(): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null;
    const dialog = link && document.getElementById(link.dataset.opens ?? '');
    if (!(dialog instanceof HTMLDialogElement) || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    event.preventDefault();
    const field = dialog.querySelector<HTMLInputElement>(`[name="${link?.dataset.into}"]`);
    if (field) field.value = link?.dataset.value ?? '';
    dialog.showModal();
  });
}
