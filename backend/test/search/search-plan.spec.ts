import type { EntityManager } from '@mikro-orm/postgresql';
import { REUSED_MS } from '../../src/platform/database/large-counts';
import { SurgeonRepository } from '../../src/search/surgeon.repository';
import { type RunningApp, startApp } from '../support/app';
import { aMember } from '../support/people';
import { planOfAsked, seeded } from '../support/plans';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
  await seeded(app, ['account', 'profile', 'surgeon_key'], seed, { isSearched: true });
});
afterAll(() => app.stop());

const ROWS = 10_000;
/** A page, the row that says there is another, and what a page skips on its way. */
const FEW = 200;

/** As many members, of two thousand last names. */
async function seed(em: EntityManager): Promise<void> {
  await em.execute(
    `insert into account (email, email_key, first_name, last_name, login_type, onboarding_step, created_at)
     select key, key, case when n % 2 = 0 then 'Plan' else 'Anna' end, 'Last' || translate((n % 2000)::text, '0123456789', 'abcdefghij'), 'ID_PASS', 2, ?::timestamptz
     from (select n, 'search-plan-' || n as key from generate_series(1, ?::int) n) keys`,
    [app.clock.now(), ROWS],
  );
  await em.execute(
    `insert into profile (account_id, speciality)
     select id, case when id % 25 = 0 then 'Eye Surgery' else 'Urology' end from account where email like 'search-plan-%'`,
  );
}

const slice = { viewerId: 1, offset: 0, limit: 21 };

describe('A search over many members', () => {
  it.each([
    [
      'a rare beginning',
      (surgeons: SurgeonRepository) => surgeons.beginningWith('lastbab', {}, slice),
    ],
    [
      'a beginning that half of them have',
      (surgeons: SurgeonRepository) => surgeons.beginningWith('pla', {}, slice),
    ],
    [
      'a speciality alone',
      (surgeons: SurgeonRepository) =>
        surgeons.beginningWith('', { speciality: 'Eye Surgery' }, slice),
    ],
    [
      'both',
      (surgeons: SurgeonRepository) =>
        surgeons.beginningWith('last', { speciality: 'Eye Surgery' }, slice),
    ],
  ])('reads few rows, from one index, in its order: %s', async (_, search) => {
    const plan = await planOfAsked(app, (em) => search(new SurgeonRepository(em)));
    expect(plan.scanned()).not.toContain('surgeon_key');
    expect(plan.rowsRead('surgeon_key')).toBeGreaterThan(0);
    expect(plan.mostRead('surgeon_key')).toBeLessThan(FEW);
  });

  it('[D-333] counts thousands anew after ten seconds', async () => {
    const reader = await aMember(app);
    const total = async () =>
      (await reader.post('searchUserDetailsWithFilter', { searchTerm: 'pla' })).body[
        'numOfResults'
      ];
    const before = await total();
    expect(before).toBeGreaterThanOrEqual(ROWS / 2);
    await app.rows(`update account set deleted_at = ? where email = 'search-plan-2' returning id`, [
      app.clock.now(),
    ]);
    expect(await total()).toBe(before);
    app.clock.advance(REUSED_MS);
    expect(await total()).toBe(Number(before) - 1);
  });
});
