const WORDS = /\p{L}{3,}/gu;

/** The name of a field, from its label or its group's legend. */
function nameOnPage(id: string): string | undefined {
  const field = document.getElementById(id);
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  const name = label ?? field?.closest('fieldset')?.querySelector('legend');
  const words = name?.cloneNode(true) as HTMLElement | undefined;
  words?.querySelector('.field__optional')?.remove();
  return words?.textContent?.trim() || undefined;
}

/**
 * Adds the field's name to a message that does not contain it, such as "Minimum 3 characters are
 * required".
 */
export function namedMessage(id: string, message: string): string {
  const name = nameOnPage(id);
  const said = message.toLowerCase();
  const isNamed = name
    ?.toLowerCase()
    .match(WORDS)
    ?.some((word) => said.includes(word));
  return name && !isNamed ? `${name}: ${message}` : message;
}
