import { excerptOf } from './excerpt.rules';

describe('An excerpt', () => {
  it.each([
    ['Short.', 20, 'Short.'],
    ['Exactly twenty chars', 20, 'Exactly twenty chars'],
    ['One two three four five', 10, 'One two…'],
    ['One two, three', 9, 'One two…'],
    ['Two\nlines  here', 40, 'Two lines here'],
    ['Donaudampfschifffahrt', 10, 'Donaudamp…'],
  ])('of "%s" in %i characters is "%s"', (text, most, excerpt) => {
    expect(excerptOf(text, most)).toBe(excerpt);
    expect([...excerpt].length).toBeLessThanOrEqual(most);
  });

  it('[VI-01] of a long history ends on a word within 200 characters', () => {
    const text = 'appendicitis '.repeat(40);
    const excerpt = excerptOf(text, 200);
    expect([...excerpt].length).toBeLessThanOrEqual(200);
    expect(excerpt).toMatch(/^(appendicitis )*appendicitis…$/);
  });
});
