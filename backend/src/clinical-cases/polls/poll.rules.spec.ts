import { CONTINENTS, continentOf } from '../../reference-data/continents.rules';
import { CONFIDENCES, experienceOf, LEAST_VOTERS, scoreOf, shownGroups } from './poll.rules';

/** A deterministic pseudo-random generator. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('The groups of a poll', () => {
  it('[D-493] are never small, nor is what is left of the voters without them, in 1,000 random polls', () => {
    const random = numbers(7);
    const upTo = (most: number) => Math.floor(random() * (most + 1));
    let [withGroups, without] = [0, 0];
    for (let poll = 0; poll < 1000; poll += 1) {
      const groups = Array.from({ length: 1 + upTo(5) }, (_, index) => ({
        group: String(index),
        voters: upTo(12),
      }));
      // Some voters are in no group.
      const voters = groups.reduce((sum, group) => sum + group.voters, upTo(6));
      const shown = shownGroups(groups, voters);
      const rest = shown.reduce((left, group) => left - group.voters, voters);
      expect(shown.every((group) => group.voters >= LEAST_VOTERS)).toBe(true);
      expect(shown.length === 0 || rest === 0 || rest >= LEAST_VOTERS).toBe(true);
      // At most one large group is left out.
      const large = groups.filter((group) => group.voters >= LEAST_VOTERS);
      expect(large.length - shown.length).toBeLessThanOrEqual(1);
      if (shown.length > 0) withGroups += 1;
      else without += 1;
    }
    expect(withGroups).toBeGreaterThan(100);
    expect(without).toBeGreaterThan(10);
  });

  it('are made by the years since the first degree', () => {
    expect([0, 5, 6, 15, 16, 40].map(experienceOf)).toEqual([
      '0–5',
      '0–5',
      '6–15',
      '6–15',
      '16+',
      '16+',
    ]);
  });

  it('are made by continents, of which each country is in one', () => {
    expect(['IN', 'DE', 'BR', 'MX', 'KE', 'NZ'].map(continentOf)).toEqual([
      'Asia',
      'Europe',
      'South America',
      'North America',
      'Africa',
      'Oceania',
    ]);
    expect(CONTINENTS).toHaveLength(6);
  });
});

describe('The score of a vote', () => {
  it('[D-494] is that of Brier, as it was published', () => {
    const published = [0.25, 0.16, 0.09, 0.04, 0.01, 0, 0.25, 0.36, 0.49, 0.64, 0.81, 1];
    expect(
      [true, false].flatMap((isHit) =>
        CONFIDENCES.map((confidence) => scoreOf({ confidence, isHit })),
      ),
    ).toEqual(published);
  });
});
