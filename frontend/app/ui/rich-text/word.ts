/** Word marks list items with a class and writes their bullet or number as text. */
const ENTRY = 'p[class*="MsoListParagraph"]';
const NUMBER = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i;
const BLANK = /^\s*$/;
/** Elements that are removed together with their text. */
const FOREIGN = 'style, script, xml, meta, link, title';

/** Turns Word's clipboard HTML into real lists and removes what only Word uses. Modifies `box`. */
export function withoutWord(box: HTMLElement): HTMLElement {
  for (const foreign of box.querySelectorAll(FOREIGN)) foreign.remove();
  for (const entry of box.querySelectorAll<HTMLElement>(ENTRY)) {
    if (!entry.closest('li')) toList(entry);
  }
  for (const paragraph of box.querySelectorAll('p')) {
    const isBlank = BLANK.test(paragraph.textContent ?? '') && !paragraph.querySelector('img');
    if (isBlank && !paragraph.closest('td, th')) paragraph.remove();
  }
  return box;
}

/** Turns a list item and those of the same kind after it into a list. */
function toList(first: HTMLElement): void {
  const page = first.ownerDocument;
  const kind = kindOf(first);
  const list = page.createElement(kind);
  first.before(list);
  let entry: Element | null = first;
  while (entry?.matches(ENTRY) && kindOf(entry) === kind) {
    const next: Element | null = entry.nextElementSibling;
    markerOf(entry)?.remove();
    const item = page.createElement('li');
    item.append(...entry.childNodes);
    list.append(item);
    entry.remove();
    entry = next;
  }
}

const kindOf = (entry: Element) => (NUMBER.test(markerOf(entry)?.textContent ?? '') ? 'ol' : 'ul');

/** The element with the bullet or number as text. */
const markerOf = (entry: Element) =>
  [...entry.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
