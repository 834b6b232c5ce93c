import type { EntityManager } from '@mikro-orm/postgresql';
import {
  CONNECTED,
  type ConnectionList,
  connectedParams,
  MOST_CONNECTED,
  MOST_WAITING,
  pageParams,
  pageSql,
  WAITING,
} from '../../src/connections/connection.sql';
import { type RunningApp, startApp } from '../support/app';

let app: RunningApp;
let em: EntityManager;
/** One with ten thousand connections and as many requests; and one with ten of each. */
let many: number;
let few: number;
beforeAll(async () => {
  app = await startApp();
  em = app.em();
  await em.begin();
  await em.execute('set local statement_timeout = 0');
  await seed();
});
afterAll(async () => {
  await em.rollback();
  await app.stop();
});

const MEMBERS = 30_000;
const MANY = 10_000;
const FEW = 10;
const LIMIT = 20;
const NEWEST = Number.MAX_SAFE_INTEGER;

/**
 * Half asked by them, half by others; half accepted, half pending. Everybody else is connected with their next five. In no order, and
 * in a transaction that never ends.
 */
async function seed(): Promise<void> {
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
  await em.execute('analyze account, profile, connection');
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

const flat = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(flat)];

async function planOf(sql: string, params: unknown[]): Promise<Plan[]> {
  const rows = await em.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(`explain (analyze, format json) ${sql}`, params);
  return rows[0] ? flat(rows[0]['QUERY PLAN'][0].Plan) : [];
}

const scanned = (plan: Plan[]) => plan.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
const looked = (plan: Plan[]) =>
  plan
    .filter((node) => node['Relation Name'] === 'connection')
    .reduce((sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'], 0);
/** The keys by which it is read. */
const keysOf = (plan: Plan[]) => [...new Set(plan.flatMap((node) => node['Index Name'] ?? []))].sort();

const LISTS: ConnectionList[] = ['connected', 'pending', 'all'];

describe('The lists of a member with ten thousand connections', () => {
  it.each(LISTS)('are read as those of a member with ten: %s', async (list) => {
    const ofMany = await planOf(pageSql(list), pageParams(many, NEWEST, LIMIT));
    const ofFew = await planOf(pageSql(list), pageParams(few, NEWEST, LIMIT));
    expect(keysOf(ofMany)).toEqual(keysOf(ofFew));
    expect(scanned(ofMany)).toEqual([]);
    // A page and one more from each end, of which one page and one more is left.
    expect(looked(ofMany)).toBeLessThanOrEqual(2 * (LIMIT + 1));
  });

  it.each(LISTS)('are read so deep down, too: %s', async (list) => {
    const [row] = await em.execute<{ id: number }[]>(
      'select id from connection where sender_id = ? or receiver_id = ? order by id offset 5000 limit 1',
      [many, many],
    );
    const plan = await planOf(pageSql(list), pageParams(many, row?.id ?? 0, LIMIT));
    expect(scanned(plan)).toEqual([]);
    // Where so large a share of all is theirs, PostgreSQL may walk by the newest of all; it ends as soon as a page is full.
    expect(looked(plan)).toBeLessThan(MANY / 5);
  });

  it.each([
    ['requests that wait', WAITING, () => [many, MOST_WAITING], MOST_WAITING],
    ['connections', CONNECTED, () => connectedParams(many), MOST_CONNECTED],
  ] as const)('are counted no further than pages do: %s', async (_, sql, params, most) => {
    const plan = await planOf(sql, params());
    expect(scanned(plan)).toEqual([]);
    expect(looked(plan)).toBeLessThanOrEqual(most);
  });
});
