/** A text normalised for the rules, with the original position of each character. */
export interface PlainText {
  readonly text: string;
  /** Offset in the original at which the character at this index begins. */
  readonly starts: readonly number[];
  /** Offset at which it ends: what was left out after it belongs to no character. */
  readonly ends: readonly number[];
}

/**
 * Characters that show nothing and would part what belongs together: format characters, joiners and
 * selectors, the frame of a keycap emoji, fillers.
 */
const UNSEEN = /\p{Cf}|\u034f|[\u115f\u1160\u2800\u3164\uffa0]|[\ufe00-\ufe0f]|\u20e3/u;
const DASHES = /[\u2010-\u2015\u2212]/;
const QUOTES = /[\u2018\u2019\u02bc]/;
const BLANKS = /\p{Zs}/u;
const LINE_ENDS = /[\u0085\u2028\u2029]/;
const DIGIT = /\p{Nd}/u;

/**
 * A ligature unfolds to three characters at most. Longer expansions hide no letters or digits and
 * are left as they are.
 */
const MOST_UNFOLDED = 3;

/** A character written as HTML: "&#64;", "&#x40;". */
const ENTITY = /&#(?:x(?<hex>[\da-f]{1,5})|(?<decimal>\d{1,6}));/iy;

/**
 * Strips what shows nothing, folds the digits of every script to ASCII, and normalises full-width
 * characters, typographic dashes and blanks, so that nothing can hide in them.
 */
export function plainText(original: string): PlainText {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (let offset = 0; offset < original.length; ) {
    const { character, length } = characterAt(original, offset);
    const plain = plainCharacter(character);
    for (let index = 0; index < plain.length; index++) {
      starts.push(offset);
      ends.push(offset + length);
    }
    text += plain;
    offset += length;
  }
  return { text, starts, ends };
}

interface Character {
  readonly character: string;
  /** How many UTF-16 units of the original it takes. */
  readonly length: number;
}

function characterAt(original: string, offset: number): Character {
  const character = String.fromCodePoint(original.codePointAt(offset) ?? 0);
  if (character === '&') {
    ENTITY.lastIndex = offset;
    const match = ENTITY.exec(original);
    const { hex, decimal } = match?.groups ?? {};
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal ?? 0);
    if (match && code > 0)
      return { character: String.fromCodePoint(code), length: match[0].length };
  }
  if (character === '\r') return { character: '\n', length: original[offset + 1] === '\n' ? 2 : 1 };
  return { character, length: character.length };
}

function plainCharacter(character: string): string {
  if (character < '\u0080') return character;
  if (UNSEEN.test(character)) return '';
  if (DASHES.test(character)) return '-';
  if (QUOTES.test(character)) return "'";
  if (BLANKS.test(character)) return ' ';
  if (LINE_ENDS.test(character)) return '\n';
  const unfolded = character.normalize('NFKC');
  if (DIGIT.test(unfolded) && unfolded === character) return asciiDigit(character);
  return unfolded.length <= MOST_UNFOLDED ? unfolded : character;
}

/** The ten digits of a script stand one after the other, from zero. */
function asciiDigit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/** A line break between two digits as a blank: a number may be broken anywhere. Of equal length. */
export const acrossLines = (text: string): string => text.replace(/(?<=\d)\n(?=\d)/g, ' ');

const OTHER_LETTER = /[\u0590-\u1fff\u3040-\u9fff]/u;
/** Whether a text has letters of a script whose rules would otherwise be asked in vain. */
export const hasOtherScript = (text: string): boolean => OTHER_LETTER.test(text);
