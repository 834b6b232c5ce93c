import type { EntityManager } from '@mikro-orm/postgresql';
import { type Choice, listed, posted } from '../../src/opportunities/opportunity.choice';
import { countOf, pageOf } from '../../src/opportunities/opportunity.sql';
import { ALWAYS_EXACT, REUSED_MS } from '../../src/platform/database/large-counts';
import { type RunningApp, startApp } from '../support/app';
import { aMember } from '../support/people';
import { type Plan, planOfAsked, seeded } from '../support/plans';

let app: RunningApp;
let first: number;
beforeAll(async () => {
  app = await startApp();
  first = await seeded(app, ['opportunity', 'opportunity_application', 'account', 'profile'], seed);
});
afterAll(() => app.stop());

const ROWS = 50_000;
const OWNERS = 2_000;
const TODAY = '2027-01-01';

/** Fifty thousand opportunities of two thousand members, half of them past, each with an application. */
async function seed(em: EntityManager): Promise<number> {
  const now = app.clock.now();
  const [made] = await em.execute<{ id: number }[]>(
    `with made as (insert into account (email, email_key, first_name, last_name, login_type, onboarding_step, created_at)
       select key, key, 'Plan', 'Ned', 'ID_PASS', 2, ?::timestamptz from (select 'plan-' || n as key from generate_series(1, ?::int) n) keys returning id)
     select min(id) as id from made`,
    [now, OWNERS],
  );
  const member = made?.id ?? 0;
  await em.execute('insert into profile (account_id) select id from account where id >= ?', [
    member,
  ]);
  await em.execute(
    `insert into opportunity (owner_id, title, country_id, city_name, duration_amount, duration_unit, from_date, to_date, description, speciality,
       type, qualifications, experience, relevance_given_at, indemnity_given_at, created_at, ended_at)
     select ?::bigint + n % ?::int, 'Title', c.id, 'City', 6, 'Months', '2026-01-01', case when n % 2 = 0 then '2028-01-01'::date else '2026-06-01'::date end,
       repeat('Description ', 40), 'Speciality ' || n % 25, 'Type ' || n % 7, 'MS', 'None', t, t, t, case when n % 2 = 0 then null else t end
     from generate_series(1, ?::int) n join (select id, row_number() over (order by id) as place from country) c on c.place = 1 + n % 60,
       (select ?::timestamptz as t) times`,
    [member, OWNERS, ROWS, now],
  );
  await em.execute(
    `insert into opportunity_application (opportunity_id, applicant_id, name, email, contact, address, medical_college, degree, state, created_at)
     select id, ?::bigint + id % ?::int, '', '', '', '', '', '', 'withdrawn', created_at from opportunity where owner_id >= ?`,
    [member, OWNERS, member],
  );
  return member;
}

const country = async () =>
  (
    await app.rows<{ id: number }>(
      'select country_id as id from opportunity order by id desc limit 1',
    )
  )[0]?.id ?? 0;
/** The country table is so small that it is read completely. */
const scanned = (plan: Plan) => plan.scanned().filter((table) => table !== 'country');

const filters = async (): Promise<[string, Choice][]> => {
  const countryId = await country();
  const [speciality, type] = ['Speciality 4', 'Type 4'];
  const some = { countryId, speciality, type };
  return [
    ['nothing', listed({}, TODAY)],
    ['a country', listed({ countryId }, TODAY)],
    ['a speciality', listed({ speciality }, TODAY)],
    ['a type', listed({ type }, TODAY)],
    ['a country and a speciality', listed({ countryId, speciality }, TODAY)],
    ['a country and a type', listed({ countryId, type }, TODAY)],
    ['a speciality and a type', listed({ speciality, type }, TODAY)],
    ['all three', listed(some, TODAY)],
    ['all three, with the past', listed({ ...some, withPast: true }, TODAY)],
    ['the past', listed({ withPast: true }, TODAY)],
    ['an owner', posted(first, {})],
  ];
};

const planOfPage = (choice: Choice, from: number) =>
  planOfAsked(app, (em) =>
    pageOf(choice).rows(em, {
      ...choice.chosen,
      readerId: first,
      most: 20,
      from,
      until: app.clock.now(),
      below: Number.MAX_SAFE_INTEGER,
    }),
  );

describe('At 50,000 opportunities', () => {
  it('a page is read by indexes, whatever is filtered', async () => {
    for (const [name, choice] of await filters()) {
      const plan = await planOfPage(choice, 0);
      expect([name, scanned(plan)]).toEqual([name, []]);
      expect([name, plan.rowsRead('opportunity') <= 400]).toEqual([name, true]);
    }
  });

  it('the last page costs no more than the keys before it', async () => {
    const choice = listed({ type: 'Type 4' }, TODAY);
    const plan = await planOfPage(choice, 499 * 20);
    expect(scanned(plan)).toEqual([]);
    expect(plan.rowsRead('opportunity')).toBeLessThanOrEqual(500 * 20 + 40);
  });

  it('they are counted by indexes alone', async () => {
    for (const [name, choice] of await filters()) {
      const plan = await planOfAsked(app, (em) => countOf(choice).rows(em, choice.chosen));
      expect([name, scanned(plan)]).toEqual([name, []]);
    }
  });

  it('[D-090] thousands are counted anew after ten seconds, fewer at once', async () => {
    const reader = await aMember(app);
    const total = async (filters: object = {}) =>
      (await reader.post('opportunities', filters)).body['total'] as number;
    const few = { specialtyId: 'Speciality 4', opportunityId: 'Type 4' };
    const [all, some] = [await total(), await total(few)];
    expect(all).toBeGreaterThan(ALWAYS_EXACT);
    expect(some).toBeLessThanOrEqual(ALWAYS_EXACT);
    await app.rows(
      `update opportunity set closed_at = ? where id = (select max(id) from opportunity
       where speciality = 'Speciality 4' and type = 'Type 4' and ended_at is null) returning id`,
      [app.clock.now()],
    );
    expect([await total(), await total(few)]).toEqual([all, some - 1]);
    app.clock.advance(REUSED_MS);
    expect([await total(), await total(few)]).toEqual([all - 1, some - 1]);
  });
});
