import { inMinutes, secondIn, stretchIn } from './film-time';

const stretch = (query: string) => stretchIn(new URLSearchParams(query));

describe('The second of a film in an address', () => {
  it.each([
    ['47', 47],
    ['47.56', 47.5],
    ['0:47', 47],
    ['1:07,5', 67.5],
    ['', undefined],
    ['-3', undefined],
    ['soon', undefined],
    ['1:2:3', undefined],
    ['1e3', undefined],
    [null, undefined],
  ])('[D-1480] %j: %s', (typed, second) => expect(secondIn(typed)).toBe(second));

  it('[D-1480] has an end that comes after it; all else is ignored', () => {
    expect(stretch('t=47&to=1:04')).toEqual({ t: 47, to: 64 });
    expect(stretch('to=5')).toEqual({ t: null, to: 5 });
    expect(stretch('t=47&to=47')).toEqual({ t: 47, to: null });
    expect(stretch('t=later&to=never')).toEqual({ t: null, to: null });
  });

  it('is written in minutes', () => {
    expect([0, 47.9, 67, 600].map(inMinutes)).toEqual(['0:00', '0:47', '1:07', '10:00']);
  });
});
