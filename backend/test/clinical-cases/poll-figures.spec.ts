import { CONFIDENCES, LEAST_VOTERS } from '../../src/clinical-cases/polls/poll.rules';
import type { RunningApp } from '../support/app';
import { aMember, anAdmin, type Person } from '../support/people';
import { anOutcome, DAY, startWithFiles } from './support/cases';
import { aPolledCase, aVoter, optionOf, thePoll, vote } from './support/polls';

let app: RunningApp;
beforeAll(async () => {
  app = await startWithFiles();
});
afterAll(() => app.stop());

/** Pseudo-random numbers, the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describe('The score of somebody who votes', () => {
  it('[D-494] equals the mean squared error of their forecasts', async () => {
    const below = numbers(32);
    const anna = await aMember(app);
    const voters = [await aMember(app), await aMember(app), await aMember(app)];
    const forecasts = new Map<Person, { percent: number; isHit: boolean }[]>();
    for (let poll = 0; poll < 15; poll += 1) {
      const id = await aPolledCase(anna);
      const right = below(3);
      for (const voter of voters.filter(() => below(4) > 0)) {
        const place = below(3);
        const confidence = CONFIDENCES[below(CONFIDENCES.length)] ?? 50;
        await vote(voter, id, { place, confidence });
        const forecast = { percent: confidence, isHit: place === right };
        forecasts.set(voter, [...(forecasts.get(voter) ?? []), forecast]);
      }
      const pollOption = optionOf(await thePoll(anna, id), right);
      const outcome = { ...anOutcome('Went home.'), pollOption };
      await anna.send('PUT', `clinicalCases/${id}/outcome`, outcome);
    }
    for (const [voter, made] of forecasts) {
      // Brier score (Monthly Weather Review 1950) of whether the chosen option is the right one; in
      // whole per cent, to avoid rounding errors.
      const errors = made.map(({ percent, isHit }) => (percent - (isHit ? 100 : 0)) ** 2);
      const mean = errors.reduce((sum, error) => sum + error, 0) / made.length;
      const { calibration } = (await voter.post('getProfileDetails', { id: voter.id })).body;
      expect(calibration).toEqual({ votes: made.length, brier: Math.round(mean) / 10_000 });
    }
    expect(forecasts.size).toBe(3);
  });
});

describe('The groups of a thousand random polls', () => {
  const YEARS_AGO = [2, 2, 10, 10, 20, 30, undefined];
  const COUNTRIES = ['IN', 'IN', 'DE', 'FR', 'BR', 'KE', 'US', undefined];
  const POLLS = 1_000;
  const AT_ONCE = 200;
  let admin: Person;
  let first: number;
  let votes: number[][][];

  beforeAll(async () => {
    const below = numbers(493);
    const pool: number[] = [];
    const year = app.clock.now().getUTCFullYear();
    while (pool.length < 45) {
      const ago = YEARS_AGO[below(YEARS_AGO.length)];
      const country = COUNTRIES[below(COUNTRIES.length)];
      pool.push((await aVoter(app, { year: ago && year - ago, country })).id);
    }
    const [post, options] = await pollsInBulk(pool[0] ?? 0);
    first = post;
    votes = Array.from({ length: POLLS }, (_, poll) => {
      const share = 1 + below(10);
      return pool
        .slice(1)
        .filter(() => below(10) < share)
        .map((member) => [post + poll, member, options + 2 * poll + below(2)]);
    });
    await app.rows(
      `insert into case_poll_vote (post_id, member_id, option_id, confidence, voted_at)
       select (v->>0)::bigint, (v->>1)::bigint, (v->>2)::bigint, 70, cast(? as timestamptz) from jsonb_array_elements(?::jsonb) v returning post_id`,
      [app.clock.now(), JSON.stringify(votes.flat())],
    );
    await app.rows(
      `update case_poll_option o set vote_count = (select count(*) from case_poll_vote v where v.option_id = o.id)
       where o.post_id >= ? returning o.id`,
      [post],
    );
    admin = await anAdmin(app);
  });

  it.each(Array.from({ length: POLLS / AT_ONCE }, (_, part) => part * AT_ONCE))(
    '[D-493] have five voters at least, and so has what is left of all voters without them: from the %ith',
    async (from) => {
      let shown = 0;
      for (const [at, { length: all }] of votes.slice(from, from + AT_ONCE).entries()) {
        const seen = await thePoll(admin, first + from + at);
        for (const name of ['by_experience', 'by_region']) {
          const groups = seen[name] as { voters: number; votes: { votes: number }[] }[];
          const rest = groups.reduce((left, { voters }) => left - voters, all);
          expect(groups.filter(({ voters }) => voters < LEAST_VOTERS)).toEqual([]);
          expect(groups.length === 0 || rest === 0 || rest >= LEAST_VOTERS).toBe(true);
          for (const { voters, votes: cast } of groups)
            expect(cast.reduce((sum, option) => sum + option.votes, 0)).toBe(voters);
          shown += groups.length;
        }
      }
      expect(shown).toBeGreaterThan(AT_ONCE);
    },
  );

  /** @returns the ids of the first case and of its first option; each poll has two */
  async function pollsInBulk(authorId: number): Promise<[number, number]> {
    const now = app.clock.now();
    const posts = await app.rows<{ id: number }>(
      `insert into clinical_post (kind, author_id, speciality, diagnosis, age_value, age_unit, gender, indemnity_given_at, consent_given_at, relevance_given_at, created_at, closes_at, has_poll, is_blind)
       select 'case', ?, 'General Surgery', 'Volvulus', 54, 'years', 'Female', ?, ?, ?, ?, ?, true, true from generate_series(1, ?) returning id`,
      [authorId, now, now, now, now, new Date(now.getTime() + 7 * DAY), POLLS],
    );
    const first = Math.min(...posts.map(({ id }) => id));
    await app.rows(
      `insert into case_poll (post_id, question, is_blind, asked_at) select ? + n, 'What first', true, cast(? as timestamptz) from generate_series(0, ?) n returning post_id`,
      [first, now, POLLS - 1],
    );
    const made = await app.rows<{ id: number }>(
      `insert into case_poll_option (post_id, position, text, is_right, vote_count)
       select ? + n / 2, n % 2, case n % 2 when 0 then 'Yes' else 'No' end, false, 0 from generate_series(0, ?) n order by n returning id`,
      [first, 2 * POLLS - 1],
    );
    return [first, Math.min(...made.map(({ id }) => id))];
  }
});
