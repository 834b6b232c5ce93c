import { pointedAt, wordless } from './pin.rules';

const nowhere = { picture: null, page: null, second: null, many: 1 };

describe('What a comment says by its marks', () => {
  it.each([
    [{ picture: 3 }, 'pointed at picture 3'],
    [{ picture: 2, page: 2 }, 'pointed at page 2'],
    [{ picture: 1, second: 67.4 }, 'pointed at 1:07'],
    [{ picture: 3, many: 3 }, 'pointed at picture 3 and 2 more'],
    [{}, 'pointed at a place'],
  ])('[D-1306] %j: %s', (at, said) => {
    expect(pointedAt({ ...nowhere, ...at })).toBe(said);
  });

  it('[D-1306] is a sentence where it stands alone', () => {
    expect(wordless({ ...nowhere, picture: 3 })).toBe('Pointed at picture 3.');
  });
});
