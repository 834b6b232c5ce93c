import { SettableClock } from '../clock';
import { LargeReads, REUSED_MS } from './large-counts';

describe('What is large', () => {
  let clock: SettableClock;
  let reads: LargeReads<number>;
  let next: number;
  const read = async () => {
    next += 1;
    return next;
  };

  beforeEach(() => {
    clock = new SettableClock();
    reads = new LargeReads(clock, (value) => value > 100);
    next = 100;
  });

  it('is read anew only after ten seconds, each for itself', async () => {
    expect([await reads.of('one', read), await reads.of('one', read)]).toEqual([101, 101]);
    expect(await reads.of('other', read)).toBe(102);
    clock.advance(REUSED_MS);
    expect(await reads.of('one', read)).toBe(103);
  });

  it('is read anew after the clock was set back, and what is small each time', async () => {
    await reads.of('one', read);
    clock.advance(-2 * REUSED_MS);
    expect(await reads.of('one', read)).toBe(102);
    next = 0;
    expect([await reads.of('small', read), await reads.of('small', read)]).toEqual([1, 2]);
  });
});
