import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, LETTER_BITS, LETTERS, type PackedWords, wordSet } from './word-set.rules';

const CORPUS = join(__dirname, '../../test/clinical-cases/corpus');
const PACKED = join(__dirname, 'packed-lists.rules.ts');

/** Towns are looked up only where a town can stand, names for every capitalised word. */
const LISTS = [
  { name: 'GIVEN_NAMES', file: 'given-names.txt', range: 6_000_000, bits: 10 },
  { name: 'FAMILY_NAMES', file: 'family-names.txt', range: 4_000_000, bits: 10 },
  { name: 'TOWNS', file: 'towns.txt', range: 2_000_000, bits: 9 },
] as const;

const wordsIn = (file: string) =>
  readFileSync(join(__dirname, 'lists', file), 'utf8')
    .trim()
    .split('\n');

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

type List = (typeof LISTS)[number];

function packed({ file, range, bits }: List, ordinary: readonly string[]): PackedWords {
  const words = wordsIn(file);
  const sorted = words.map((word) => hashOf(word, range)).sort((one, other) => one - other);
  const digits = sorted.map((hash, index) => {
    const difference = hash - (sorted[index - 1] ?? 0);
    const rest = (difference % 2 ** bits).toString(2).padStart(bits, '0');
    return `${'1'.repeat(Math.floor(difference / 2 ** bits))}0${rest}`;
  });
  const letters = digits.join('').match(new RegExp(`.{1,${LETTER_BITS}}`, 'g')) ?? [];
  const hashes = letters
    .map((six) => LETTERS[Number.parseInt(six.padEnd(LETTER_BITS, '1'), 2)])
    .join('');
  const isIn = wordSet({ range, bits, hashes, except: '' });
  const known = new Set(words);
  const forms = file === 'towns.txt' ? ordinary : ordinary.map(capitalised);
  const except = forms.filter((word) => isIn(word) && !known.has(word)).join(' ');
  return { range, bits, hashes, except };
}

/** Texts that only measure the rules must not shape them. */
const MEASURES = /as-found|put-away|unseen|untidy|held-out/;

/** The words of the texts that the rules were written with, and of `ordinary-words.txt`. */
function ordinaryWords(): string[] {
  const texts = [
    ...readdirSync(CORPUS)
      .filter((name) => name.endsWith('.txt') && !MEASURES.test(name))
      .map((name) => join(CORPUS, name)),
    join(__dirname, 'lists', 'ordinary-words.txt'),
    ...['ordinary-words', 'eponyms', 'devices'].map((name) => join(__dirname, `${name}.rules.ts`)),
  ].map((path) => readFileSync(path, 'utf8'));
  const words = texts.join('\n').match(/\p{L}+/gu) ?? [];
  return [...new Set(words.map((word) => word.toLowerCase()))].sort();
}

const LONGEST_LINE = 160;
const written = (name: string, { range, bits, hashes, except }: PackedWords) => `
export const ${name}: PackedWords = {
  range: ${range.toLocaleString('en').replace(/,/g, '_')},
  bits: ${bits},
  hashes: \`
${hashes.match(new RegExp(`.{1,${LONGEST_LINE}}`, 'g'))?.join('\n')}\`,
  except:
    '${except}',
};
`;

function packedFile(): string {
  const ordinary = ordinaryWords();
  return `import type { PackedWords } from './word-set.rules';

/** The word lists in the folder lists, packed; written by \`packed-lists.spec.ts\`. */
${LISTS.map((list) => written(list.name, packed(list, ordinary)))
  .join('')
  .trimStart()}`;
}

describe('The lists of the identifier lint, as a browser loads them', () => {
  /** WRITE_PACKED=1 writes them anew. */
  it('are those that are written down', () => {
    const made = packedFile();
    if (process.env['WRITE_PACKED'] || !existsSync(PACKED)) writeFileSync(PACKED, made);
    expect(readFileSync(PACKED, 'utf8') === made).toBe(true);
  });

  it.each(LISTS.map((list) => [list.file, list] as const))(
    'hold every entry of %s, and one in 250 of other words at most',
    (_file, list) => {
      const isIn = wordSet(packed(list, []));
      const words = wordsIn(list.file);
      const others = words.map((word) => `${word.slice(2)}q${word.slice(0, 2)}`);
      expect(words.filter((word) => !isIn(word))).toEqual([]);
      expect(others.filter(isIn).length).toBeLessThanOrEqual(others.length / 250);
    },
  );
});
