import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { schema } from './schema';
import { withoutWord } from './word';

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

const elementsOf = (html: string) => new window.DOMParser().parseFromString(html, 'text/html').body;

/** Parses the stored HTML into an editor document. */
export function read(html: string): Node {
  return parser.parse(elementsOf(html));
}

/**
 * Removed before parsing, because the content security policy would report the styles even if
 * nothing is displayed.
 */
const STYLES = /<style\b[\s\S]*?(<\/style\s*>|$)/gi;

/** Cleans pasted HTML of what word processors leave in it. */
export function pasted(html: string): string {
  return withoutWord(elementsOf(html.replace(STYLES, ''))).innerHTML;
}

/**
 * Serialises a document for storage. List items and cells with a single paragraph are written
 * without `<p>`, as in hand-written HTML.
 */
export function written(document: Node): string {
  if (isEmpty(document)) return '';
  const box = window.document.implementation.createHTMLDocument().createElement('div');
  box.append(serializer.serializeFragment(document.content, { document: box.ownerDocument }));
  for (const paragraph of box.querySelectorAll('li > p, td > p, th > p')) {
    if (isOnlyOne(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const blank of box.querySelectorAll(':scope > p:empty')) blank.remove();
  return box.innerHTML;
}

/** A list item may also contain nested lists. */
function isOnlyOne(paragraph: Element): boolean {
  const { parentElement: parent, previousElementSibling: before } = paragraph;
  if (before || !parent) return false;
  const others = [...parent.children].filter((other) => other !== paragraph);
  return others.every(({ localName }) => parent.localName === 'li' && /^[uo]l$/.test(localName));
}

export function isEmpty(document: Node): boolean {
  return document.childCount === 1 && document.firstChild?.content.size === 0;
}

/** “612 words, 4 minutes”, at about 200 words a minute. */
export function lengthOf(document: Node): string {
  const words = document.textBetween(0, document.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  if (words === 0) return 'No words yet';
  return `${words} ${words === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

const WORDS_A_MINUTE = 200;
