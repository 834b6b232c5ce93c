import { topOf } from './activity.rules';

const rows = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({
    name: `Country ${nth}`,
    members: 20 - nth,
    posts: 2,
    comments: 3,
  }));

describe('Activity by country', () => {
  it('has no others where every country has its row', () => {
    expect(topOf(rows(10), 10)).toEqual({ rows: rows(10), others: null, othersCount: 0 });
    expect(topOf([], 10)).toEqual({ rows: [], others: null, othersCount: 0 });
  });

  it('sums up what has no row of its own', () => {
    const { rows: shown, others, othersCount } = topOf(rows(13), 10);
    expect(shown).toHaveLength(10);
    expect(othersCount).toBe(3);
    expect(others).toEqual({ name: '', members: 10 + 9 + 8, posts: 6, comments: 9 });
  });
});
