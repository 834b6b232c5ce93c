import type { PDFFont } from '@cantoo/pdf-lib';

interface Line {
  readonly font: PDFFont;
  readonly size: number;
  /** The width, in points. */
  readonly room: number;
}

/** Wraps a text at word boundaries, and within words that are wider than the line. */
export function wrapped(text: string, { font, size, room }: Line): string[] {
  const lines: string[] = [];
  const isTooWide = (word: string) => font.widthOfTextAtSize(word, size) > room;
  for (const word of text.split(/\s+/).flatMap((one) => pieces(one, isTooWide))) {
    const line = lines.pop();
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line === undefined || font.widthOfTextAtSize(longer, size) <= room) lines.push(longer);
    else lines.push(line, word);
  }
  return lines;
}

function pieces(word: string, isTooWide: (word: string) => boolean): string[] {
  if (!isTooWide(word)) return [word];
  const made: string[] = [];
  for (const letter of word) {
    const piece = made.pop() ?? '';
    if (piece === '' || !isTooWide(piece + letter)) made.push(piece + letter);
    else made.push(piece, letter);
  }
  return made;
}

/**
 * Replacements for letters missing in the standard PDF fonts. Other letters lose their diacritics,
 * or become a question mark.
 */
const PLAIN: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h' };

const charactersOf = (font: PDFFont) => {
  const known = new Set(font.getCharacterSet());
  return (letter: string) => known.has(letter.codePointAt(0) ?? 0);
};

/** What a standard font can write of a text. */
export function printable(text: string, font: PDFFont): string {
  const has = charactersOf(font);
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (has(letter)) return letter;
      const bare = PLAIN[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '');
      return bare !== '' && [...bare].every(has) ? bare : '?';
    })
    .join('');
}

/** Whether a standard font can write a text, but for diacritics. */
export const isPrintable = (text: string, font: PDFFont): boolean =>
  !printable(text.replaceAll('?', ''), font).includes('?');
