import { KeptFigure } from './kept-figure';

const at = (seconds: number) => new Date(seconds * 1_000);

describe('A figure that is dear to count', () => {
  it('is counted once in a while, whoever asks', async () => {
    let counted = 0;
    const figure = new KeptFigure(60_000, async () => ++counted);
    expect(await Promise.all([figure.at(at(0)), figure.at(at(59))])).toEqual([
      { value: 1, countedAt: at(0) },
      { value: 1, countedAt: at(0) },
    ]);
    expect(await figure.at(at(60))).toEqual({ value: 2, countedAt: at(60) });
  });

  it('is counted again where it failed', async () => {
    let counted = 0;
    const figure = new KeptFigure(60_000, async () => {
      if (++counted === 1) throw new Error('Away.');
      return counted;
    });
    await expect(figure.at(at(0))).rejects.toThrow('Away.');
    expect((await figure.at(at(1))).value).toBe(2);
  });
});
