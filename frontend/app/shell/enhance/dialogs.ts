/**
 * A link with `data-opens` leads to a page that holds a form; where that form is on this page too, in a closed dialog, it opens
 * here. `data-value` goes into the form, into the field of `data-into`.
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
