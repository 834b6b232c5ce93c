import { kindOfWords } from './word-kinds.rules';

const kindOf = (text: string, confidence = 95) => kindOfWords({ text, confidence });

describe('[D-450] What a place says', () => {
  it.each([
    ['KUMAR RAJESH', 'name'],
    ['GARCIA^MARIA', 'name'],
    ['Smith, John A', 'name'],
    ['LINDQVIST ANNA 12/03/1961', 'name'],
    ['KRISHNAN MEENA 12/03/1961', 'name'],
    ['12/03/1961', 'date'],
    ['14-Mar-2026', 'date'],
    ['MRN 4711234', 'number'],
    ['ID: 471123', 'number'],
    ['0047112', 'number'],
    ['R', 'scale'],
    ['10', 'scale'],
    ['14.2 cm', 'scale'],
    ['62 bpm', 'scale'],
    ['34', 'text'],
    ['471', 'text'],
    ['Liver', 'text'],
    ['', 'text'],
  ])('%s is a %s', (words, kind) => {
    expect(kindOf(words)).toBe(kind);
  });

  it('may be anything when it cannot be read, and is asked about while there is doubt', () => {
    expect(kindOf('KUMAR RAJESH', 40)).toBe('text');
    expect(kindOf('10', 70)).toBe('text');
  });
});
