import { DOMParser, DOMSerializer, type Node } from 'prosemirror-model';
import { schema } from './schema';
import { withoutWord } from './word';

const parser = DOMParser.fromSchema(schema);
const serializer = DOMSerializer.fromSchema(schema);

const elementsOf = (html: string) => new window.DOMParser().parseFromString(html, 'text/html').body;

/** The stored text as the editor holds it. */
export function read(html: string): Node {
  return parser.parse(elementsOf(html));
}

/** Goes before the page parses it: its policy would complain of styles even where nothing is shown. */
const STYLES = /<style\b[\s\S]*?(<\/style\s*>|$)/gi;

/** What is pasted, without what a word processor leaves in it. */
export function pasted(html: string): string {
  return withoutWord(elementsOf(html.replace(STYLES, ''))).innerHTML;
}

/** As it is stored: an entry of a list or a cell that is one paragraph stands without `<p>`, as people write it. */
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

/** An entry of a list may have another list below it. */
function isOnlyOne(paragraph: Element): boolean {
  const { parentElement: parent, previousElementSibling: before } = paragraph;
  if (before || !parent) return false;
  const others = [...parent.children].filter((other) => other !== paragraph);
  return others.every(({ localName }) => parent.localName === 'li' && /^[uo]l$/.test(localName));
}

export function isEmpty(document: Node): boolean {
  return document.childCount === 1 && document.firstChild?.content.size === 0;
}

/** “612 words, 4 minutes”: people read about 200 words a minute. */
export function lengthOf(document: Node): string {
  const words = document.textBetween(0, document.content.size, ' ', ' ').match(/\S+/g)?.length ?? 0;
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  if (words === 0) return 'No words yet';
  return `${words} ${words === 1 ? 'word' : 'words'}, ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

const WORDS_A_MINUTE = 200;
