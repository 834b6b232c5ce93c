/** Writes the document into its form field, and says when a draft or a reset has changed that. */
export function followField(field: HTMLTextAreaElement, onOther: (html: string) => void) {
  let known = field.value;
  const look = () => {
    if (field.value === known) return;
    known = field.value;
    onOther(known);
  };
  // The form is reset after its event.
  const lookSoon = () => window.setTimeout(look);
  const { form } = field;
  field.addEventListener('input', look);
  form?.addEventListener('reset', lookSoon);
  return {
    write: (html: string) => {
      known = html;
      field.value = html;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
    stop: () => {
      field.removeEventListener('input', look);
      form?.removeEventListener('reset', lookSoon);
    },
  };
}
