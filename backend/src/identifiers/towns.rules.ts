import { TOWNS } from './packed-lists.rules';
import { wordSet } from './word-set.rules';

const isKey = wordSet(TOWNS);

/** @param name in any case, with or without accents */
export const isTown = (name: string): boolean => isKey(townKey(name));

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ı: 'i', đ: 'd', ß: 'ss' };
const townKey = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łøıđß]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[-'’.]/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
