import { groupsOf } from './audience.rules';

describe('The groups of members who have opened a post', () => {
  it('[D-1392] are named from five members on; the rest are others', () => {
    const groups = [
      { name: 'India', members: 7 },
      { name: 'Kenya', members: 5 },
      { name: 'Peru', members: 4 },
      { name: '', members: 9 },
      { name: 'Malta', members: 1 },
    ];
    expect(groupsOf(groups)).toEqual({ named: groups.slice(0, 2), others: 14 });
    expect(groupsOf([])).toEqual({ named: [], others: 0 });
  });
});
