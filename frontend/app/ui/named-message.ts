const WORDS = /\p{L}{3,}/gu;
/** Words that name nothing. */
const COMMON = new Set(['and', 'for', 'has', 'the', 'you', 'your']);
const LONGEST_NAME = 60;

/** The name of a field, from its label or its group's legend. */
function nameOnPage(id: string): string | undefined {
  const field = document.getElementById(id);
  const label = document.querySelector(`label[for="${CSS.escape(id)}"]`);
  const isBox = field instanceof HTMLInputElement && field.type === 'checkbox';
  const own = isBox ? field.closest('label') : null;
  const name = label ?? own ?? field?.closest('fieldset')?.querySelector('legend');
  const words = name?.cloneNode(true) as HTMLElement | undefined;
  words?.querySelector('.field__optional')?.remove();
  return shortened(words?.textContent?.trim() ?? '') || undefined;
}

function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  return `${name.slice(0, LONGEST_NAME).replace(/\s+\S*$/, '')} …`;
}

/**
 * Adds the field's name to a message that does not contain it, such as "Minimum 3 characters are
 * required". The name is the one given by the form, else the one on the page.
 */
export function namedMessage(id: string, message: string, given?: string): string {
  if (given) return `${given}: ${message}`;
  const name = nameOnPage(id);
  const said = message.toLowerCase();
  const words = name?.toLowerCase().match(WORDS) ?? [];
  const isNamed = words.some((word) => !COMMON.has(word) && said.includes(word));
  return name && !isNamed ? `${name}: ${message}` : message;
}
