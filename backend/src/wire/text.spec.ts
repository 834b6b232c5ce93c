import { readText, TextProblem } from './text';

const accents = (count: number) => `a${'\u0300\u0316'.repeat(count / 2)}`;

describe('A text', () => {
  it('may pile thirty accents on one letter', () => {
    expect(readText(accents(30), { lines: true })).toHaveLength(30);
  });

  it('[D-350] is refused before it is put in order when it piles up more', () => {
    const ordered = jest.spyOn(String.prototype, 'normalize');
    expect(() => readText(accents(47_998), { lines: true, max: 12_000 })).toThrow(TextProblem);
    expect(ordered).not.toHaveBeenCalled();
    ordered.mockRestore();
  });
});
