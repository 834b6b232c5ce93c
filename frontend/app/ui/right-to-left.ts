const RTL =
  '\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}';
const RTL_LETTERS = new RegExp(`[${RTL}]`, 'gu');
const LETTERS = /\p{L}/gu;
/** From this share of its letters on a line is laid out from right to left, also if it begins with "IgG4". */
const ENOUGH = 0.3;

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

const isRightToLeft = (line: string) => count(line, RTL_LETTERS) >= ENOUGH * count(line, LETTERS);

/** `auto` lets each line take the direction of its first letter. */
export function directionOf(text: string): 'rtl' | 'auto' {
  return count(text, RTL_LETTERS) > 0 && text.split('\n').every(isRightToLeft) ? 'rtl' : 'auto';
}

const SPACE = '[ \\u00a0]';
const CLOSING = '.,;:!?)\\]"\'»”';
const START = `(?:[≤≥<>±~−]${SPACE}?)?[\\p{Script=Latin}\\d°µμ%]`;
const INSIDE = `[^\\s،؛؟${RTL}]`;
/** A word that ends no sentence or list. */
const WORD = `${START}(?:${INSIDE}*[^\\s،؛؟${RTL}${CLOSING}])?`;
/** Words, numbers and units beside each other. */
const RUN = new RegExp(`((?:${WORD}${SPACE})*${START}${INSIDE}*)`, 'u');
const END = new RegExp(`[${CLOSING}]+$`);

interface Piece {
  text: string;
  isMeasure: boolean;
}

/**
 * A text in pieces. In one that is written from right to left those are marked whose parts would
 * change places: measures and names such as "CRP 190 mg/L", "38.4 °C" and "IgG4".
 */
export function measuresIn(text: string): Piece[] {
  if (count(text, RTL_LETTERS) === 0) return [{ text, isMeasure: false }];
  const pieces = text.split(RUN).flatMap((piece, at) => {
    const isMeasure = at % 2 === 1 && /\d/.test(piece) && /[^\d.,]/.test(piece);
    const end = isMeasure ? (END.exec(piece)?.index ?? piece.length) : 0;
    return [
      { text: piece.slice(0, end), isMeasure: true },
      { text: piece.slice(end), isMeasure: false },
    ];
  });
  return pieces.filter((piece) => piece.text !== '').reduce(joined, []);
}

/** Merges adjacent pieces without measures. */
function joined(before: Piece[], piece: Piece): Piece[] {
  const last = before.at(-1);
  if (!last || last.isMeasure || piece.isMeasure) return [...before, piece];
  return [...before.slice(0, -1), { text: last.text + piece.text, isMeasure: false }];
}
