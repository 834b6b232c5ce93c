import type { Scan } from './scan';
import { queryOf, shownSlice } from './shown-slice';

const aScan = (frames: number, keyFrames: number[] = []) =>
  ({
    keyFrames,
    facts: { frames },
    windows: [{ name: 'sent' }, { name: 'lung' }],
  }) as unknown as Scan;
const scans = [aScan(312), aScan(9, [3])];
const shown = (query: string) => shownSlice(new URLSearchParams(query), scans);

describe('The slice that an address names', () => {
  it.each([
    ['series=1&slice=180&window=lung', { series: 1, slice: 180, window: 'lung' }],
    ['', { series: 1, slice: 157, window: 'sent' }],
    ['series=2', { series: 2, slice: 4, window: 'sent' }],
    ['series=7&slice=400&window=bone', { series: 2, slice: 9, window: 'sent' }],
    ['series=-1&slice=-5', { series: 1, slice: 1, window: 'sent' }],
    ['series=x&slice=1.5', { series: 1, slice: 1, window: 'sent' }],
  ])('[D-1427] %s', (query, wanted) => {
    expect(shown(query)).toEqual(wanted);
  });

  it('is written as it is read', () => {
    const query = queryOf({ series: 1, slice: 180, window: 'lung' });
    expect(query).toBe('?series=1&slice=180&window=lung');
    expect(shown(query)).toEqual({ series: 1, slice: 180, window: 'lung' });
    expect(queryOf({ series: 2, window: 'sent' })).toBe('?series=2');
  });
});
