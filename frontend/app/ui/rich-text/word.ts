/** Word marks an entry of a list by a class and writes its bullet or number as text of its own. */
const ENTRY = 'p[class*="MsoListParagraph"]';
const NUMBER = /^\s*(\d+|[a-z]|[ivx]+)[.)]/i;
const BLANK = /^\s*$/;
/** Of no use in an article, and their words are none of it. */
const FOREIGN = 'style, script, xml, meta, link, title';

/** What Word puts on the clipboard, with lists that are lists and without what only Word reads. Changes what it is given. */
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

/** An entry and those of its kind after it become one list. */
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

/** The written bullet or number. */
const markerOf = (entry: Element) =>
  [...entry.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  );
