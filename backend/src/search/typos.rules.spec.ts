import { isOneTypoFrom } from './typos.rules';

describe('A typing slip', () => {
  it.each([
    ['kowalska', 'kowalska', true],
    ['kowalska', 'kovalska', true],
    ['kowalska', 'kowlska', true],
    ['kowalska', 'kowallska', true],
    ['kowalska', 'kowaslka', true],
    ['kowalska', 'owalska', true],
    ['kowalska', 'kowalsak', true],
    ['kowalska', 'kovals', true],
    ['kowalska', 'kwals', true],
    ['kowalska', 'kovaslka', false],
    ['kowalska', 'novak', false],
    ['john', 'jon', true],
    ['johansson', 'jon', false],
    ['ng', 'nga', true],
    ['ng', 'n', true],
    ['', 'ab', false],
  ])('leads from %s to %s: %s', (word, typed, leads) => {
    expect(isOneTypoFrom(word, typed)).toBe(leads);
  });
});
