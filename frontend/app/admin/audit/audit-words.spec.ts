import { actionInWords, objectInWords } from './audit-words';

describe('[D-1080] The audit log in words', () => {
  it.each([
    ['visitors-viewed', 'Visitors viewed'],
    ['letter.closed', 'Letter closed'],
    ['sign-in-disowned', 'Log-in disowned'],
  ])('says %s as people do', (action, words) => {
    expect(actionInWords(action)).toBe(words);
  });

  it.each([
    ['clinical-post 78', 'Clinical post 78'],
    ['deletion-request 4', 'Deletion request 4'],
    ['typed city 3 into city 9, 2 rows', 'typed city 3 into city 9, 2 rows'],
    ['/here/:token', '/here/:token'],
    ['', ''],
  ])('names “%s”', (object, words) => {
    expect(objectInWords(object)).toBe(words);
  });
});
