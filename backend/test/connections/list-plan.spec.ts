import type { EntityManager } from '@mikro-orm/postgresql';
import { MOST_CONNECTED, MOST_WAITING, WAITING } from '../../src/connections/connection.sql';
import {
  type ConnectionList,
  connectedWith,
  PAGES,
} from '../../src/connections/connection-records.sql';
import { type RunningApp, startApp } from '../support/app';
import { Plan, planOfAsked, seeded } from '../support/plans';

let app: RunningApp;
/** A member with ten thousand connections and as many requests, and one with ten of each. */
let many: number;
let few: number;
beforeAll(async () => {
  app = await startApp();
  await seeded(app, ['account', 'profile', 'connection'], seed);
});
afterAll(() => app.stop());

const MEMBERS = 30_000;
const MANY = 10_000;
const FEW = 10;
const LIMIT = 20;
const NEWEST = Number.MAX_SAFE_INTEGER;

/**
 * Half requested by the member, half by others; half accepted, half pending. Everybody else is
 * connected with the next five members. Inserted in random order.
 */
async function seed(em: EntityManager): Promise<void> {
  const now = app.clock.now();
  const [made] = await em.execute<{ id: number }[]>(
    `with made as (insert into account (email, email_key, first_name, last_name, login_type, onboarding_step, created_at)
       select key, key, 'Plan', 'Ned', 'ID_PASS', 2, ?::timestamptz from (select 'plan-' || n as key from generate_series(1, ?::int) n) keys returning id)
     select min(id) as id from made`,
    [now, MEMBERS],
  );
  many = made?.id ?? 0;
  few = many + 1;
  await em.execute('insert into profile (account_id) select id from account where id >= ?', [many]);
  await em.execute(
    `with ends (sender, receiver, is_accepted) as (
       select case when n % 2 = 0 then m.id else m.id + 1 + n end, case when n % 2 = 0 then m.id + 1 + n else m.id end, n % 4 < 2
       from (values (?::bigint, ?::int), (?::bigint, ?::int)) m (id, count), generate_series(1, 2 * m.count) n
       union all select n, n + k, true from generate_series(?::bigint, ?::bigint) n, generate_series(1, 5) k)
     insert into connection (sender_id, receiver_id, asked_at, accepted_at)
     select sender, receiver, t, case when is_accepted then t end from ends, (select ?::timestamptz as t) times order by md5(sender || ' ' || receiver)`,
    [many, MANY, few, FEW, many + 2, many + MEMBERS - 6, now],
  );
}

const LISTS: ConnectionList[] = ['connected', 'pending', 'all'];

const planOf = (list: ConnectionList, memberId: number, before: number) =>
  planOfAsked(app, (em) => PAGES[list].rows(em, { memberId, before, most: LIMIT + 1 }));

describe('The lists of a member with ten thousand connections', () => {
  it.each(LISTS)('are read as those of a member with ten: %s', async (list) => {
    const ofMany = await planOf(list, many, NEWEST);
    const ofFew = await planOf(list, few, NEWEST);
    expect(ofMany.indexes()).toEqual(ofFew.indexes());
    expect(ofMany.scanned()).toEqual([]);
    // One page and one row more from each side, of which one page and one row are kept.
    expect(ofMany.rowsRead('connection')).toBeLessThanOrEqual(2 * (LIMIT + 1));
  });

  it.each(LISTS)('are read so deep down, too: %s', async (list) => {
    const [row] = await app.rows<{ id: number }>(
      'select id from connection where sender_id = ? or receiver_id = ? order by id offset 5000 limit 1',
      [many, many],
    );
    const plan = await planOf(list, many, row?.id ?? 0);
    expect(plan.scanned()).toEqual([]);
    // If a large share of all rows is the member's, PostgreSQL may scan the newest of all rows; it
    // stops once a page is full.
    expect(plan.rowsRead('connection')).toBeLessThan(MANY / 5);
  });

  it.each([
    ['requests that wait', WAITING, () => [many, MOST_WAITING], MOST_WAITING],
    ['connections', connectedWith('?'), () => [many, many], MOST_CONNECTED],
  ] as const)('are counted no further than pages do: %s', async (_, sql, params, most) => {
    const plan = await Plan.of(app, sql, params());
    expect(plan.scanned()).toEqual([]);
    expect(plan.rowsRead('connection')).toBeLessThanOrEqual(most);
  });
});
