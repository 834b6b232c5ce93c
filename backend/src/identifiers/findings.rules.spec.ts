import { isAadhaar, isNhsNumber } from './check-digits.rules';
import { findingsIn, identifierIn, identifierProblem } from './findings.rules';

describe('Colleagues who are mentioned', () => {
  it.each(['@Mateo', '@Mateo Álvarez what do you say?', 'As @Siobhán O’Brien wrote: drain first'])(
    'are not taken for the patient: "%s"',
    (text) => expect(findingsIn(text)).toEqual([]),
  );

  it('hide no name of a patient beside them', () => {
    const found = findingsIn('@Mateo Álvarez, the patient Mateo Álvarez came back');
    expect(found.map(({ kind, start }) => [kind, start])).toEqual([['name', expect.any(Number)]]);
    expect(found[0]?.start).toBeGreaterThan(15);
  });
});

describe('Certain identifiers', () => {
  it.each([
    ['email', 'write to anna.keller+case@klinik-nord.example.de please'],
    ['email', 'Contact: müller@krankenhaus.de'],
    ['phone', 'relatives at +44 20 7946 0958'],
    ['phone', 'call +91-98765-43210'],
    ['phone', 'call 9876501234 for the scans'],
    ['phone', 'mobile 98765 43210'],
    ['phone', 'ward (555) 123-4567'],
    ['phone', 'ward 555-123-4567'],
    ['phone', 'tél. 06 12 34 56 78'],
    ['phone', 'London 020 7946 0958'],
    ['phone', 'handy 07911 123456'],
    ['national-number', 'NHS 943 476 5919'],
    ['national-number', 'Aadhaar 2341 2341 2346'],
    ['age', 'A 94-year-old woman'],
    ['age', 'a man, 90 years old, with pain'],
    ['age', '101 yrs old'],
    ['age', '93 y/o male'],
    ['age', '95yo'],
    ['age', 'patient aged 92 presented'],
    ['age', 'Age: 97'],
    ['age', 'at 91 years of age'],
  ])('finds a certain %s in "%s"', (kind, text) => {
    expect(identifierIn(text)).toBe(kind);
    expect(identifierProblem(text)).toMatch(/^Please /);
  });

  it.each([
    'A 58-year-old man, BP 120/80, pulse 98, SpO2 94%',
    'An 89-year-old woman',
    'Survival at 95 years is unknown',
    'Haemoglobin 10.4 g/dL, WBC 12 400, platelets 250 000, CRP 120',
    'Operated on 12.03.2024, readmitted 2024-03-28 10:30',
    'Series: 12 14 16 18 20 22 mmHg; 120 80 98 37',
    'Viral load 1000000000 copies',
    'Lesion 10 x 20 x 30 mm, Gleason 3+4, T3N1M0, ICD C18.7',
    'aged 95 days',
    'DOI 10.1016/j.jss.2020.01.001',
    'Lactate dehydrogenase 1.234.567 units',
    'Reduced by 99 % within 100 minutes, @48h',
    'PMID 31978945',
  ])('leaves "%s" alone', (text) => {
    expect(identifierIn(text)).toBeUndefined();
  });

  it('judges numbers by their check digits', () => {
    expect([
      isNhsNumber('9434765919'),
      isNhsNumber('9434765918'),
      isNhsNumber('1111111111'),
    ]).toEqual([true, false, false]);
    expect([
      isAadhaar('234123412346'),
      isAadhaar('234123412347'),
      isAadhaar('134123412346'),
    ]).toEqual([true, false, false]);
  });
});

describe('A finding', () => {
  const wordsIn = (text: string) =>
    findingsIn(text).map(({ start, end }) => text.slice(start, end));

  it.each([
    ['mail müller.b+2@krankenhaus.de today', ['müller.b+2@krankenhaus.de']],
    ['lives in Bengaluru 560001, MRN  no. 77-1204', ['Bengaluru', '560001', '77-1204']],
    ['at ９４ years old', ['９４ years old']],
    // Characters that unfold to whole words must not shift the positions after them.
    ['ﷺ ﷺ a@b.example', ['a@b.example']],
    ['Kieﬀer, Anna.', ['Kieﬀer, Anna']],
  ])('stands where it is written: "%s"', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});
