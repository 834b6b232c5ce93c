/** A part of a text; with `href` a link. */
export interface Piece {
  readonly text: string;
  readonly href?: string;
}

/** An address ends at blanks, quotation marks, controls of direction, and the punctuation of scripts that put no blank after it. */
const ADDRESS =
  /(?<![\w@./-])(?:https?:\/\/|www\.)[^\s<>"“”„«»‹›…、。，！？；：「」『』【】《》（）\u200e\u200f\u2028-\u202e\u2066-\u2069]+/giu;
/** Belongs to the sentence, not to the address. */
const TRAILING = /[.,;:!?'’*_~،؛؟۔।]$/u;
const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

const count = (text: string, character: string) => text.split(character).length - 1;

function withoutTrailing(text: string): string {
  let end = text;
  for (;;) {
    const last = end.at(-1) ?? '';
    const opening = BRACKETS[last];
    const isOdd = opening !== undefined && count(end, last) > count(end, opening);
    if (!isOdd && !TRAILING.test(end)) return end;
    end = end.slice(0, -1);
  }
}

/** The address of a link; undefined if it leads nowhere, or shows a host that is not where it leads. */
function hrefOf(text: string): string | undefined {
  const href = /^www\./i.test(text) ? `https://${text}` : text;
  const url = URL.canParse(href) ? new URL(href) : undefined;
  const hasHost =
    url?.hostname.replace(/^www\./, '').includes('.') || url?.hostname === 'localhost';
  return hasHost && !url?.username && !url?.password ? href : undefined;
}

/** Splits members' words at their links; pages, chat and mails use the same rule. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutTrailing(found);
    // One that was cut leads nowhere.
    const isCut = text[index + found.length] === '…';
    const href = isCut ? undefined : hrefOf(address);
    if (href === undefined) continue;
    if (index > from) pieces.push({ text: text.slice(from, index) });
    pieces.push({ text: address, href });
    from = index + address.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/** Hebrew, Arabic and the other scripts written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name or title within a sentence of ours, where no markup can be: what <bdi> is on pages. */
export const isolated = (text: string) => (RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text);
