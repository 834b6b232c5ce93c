import { programmeIn, programmeLines, speakerLines, speakersIn } from './event-lines.rules';

describe('Speakers, one to a line', () => {
  it('[D-573] are read and written alike, with what is left out empty', () => {
    const text = 'Dr. Hannah Weiss | Oncosurgery, Vienna | Inking | /profile/7\n\nOmar Haddad';
    const speakers = speakersIn(text);
    expect(speakers).toEqual([
      { name: 'Dr. Hannah Weiss', about: 'Oncosurgery, Vienna', talk: 'Inking', memberId: 7 },
      { name: 'Omar Haddad', about: '', talk: '', memberId: null },
    ]);
    expect(speakersIn(speakerLines(speakers ?? []))).toEqual(speakers);
  });

  it.each([
    ['nobody named', ' | Vienna'],
    ['no profile', 'A | B | C | https://elsewhere.example/7'],
    ['too many parts', 'A | B | C | /profile/7 | D'],
    ['a name that is too long', 'A'.repeat(201)],
    ['too many', 'A\n'.repeat(31)],
  ])('are refused: %s', (_, text) => expect(speakersIn(text)).toBeUndefined());
});

describe('A programme, one item to a line', () => {
  it('[D-573] is read and written alike, in minutes after the start', () => {
    const items = programmeIn('0:00 | Case 1 | Dr. Haddad\n1:20 | Questions');
    expect(items).toEqual([
      { minute: 0, title: 'Case 1', who: 'Dr. Haddad' },
      { minute: 80, title: 'Questions', who: '' },
    ]);
    expect(programmeIn(programmeLines(items ?? []))).toEqual(items);
    expect(programmeIn('')).toEqual([]);
  });

  it.each(['Case 1', '0:75 | Case 1', '1:00 |', '1:00 | Later\n0:30 | Sooner'])(
    'is refused: %p',
    (text) => expect(programmeIn(text)).toBeUndefined(),
  );
});
