import type { EntityManager } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import type { RunningApp } from './app';

// Tens of thousands of rows are created first.
jest.setTimeout(180_000);

/**
 * Creates many rows without the product's time limits, commits them, and vacuums and analyses their
 * tables as autovacuum would.
 * @param isSearched whether the rows are found by searching, which takes most of the time
 */
export async function seeded<Result>(
  app: RunningApp,
  tables: string[],
  make: (em: EntityManager) => Promise<Result>,
  { isSearched = false } = {},
): Promise<Result> {
  const em = app.em();
  await em.begin();
  for (const limit of [
    'statement_timeout',
    'lock_timeout',
    'idle_in_transaction_session_timeout',
  ]) {
    await em.execute(`set local ${limit} = 0`);
  }
  const triggers = isSearched ? [] : await searchTriggers(em, tables);
  for (const alter of triggers) await em.execute(`${alter.table} disable ${alter.trigger}`);
  const result = await make(em);
  for (const alter of triggers) await em.execute(`${alter.table} enable ${alter.trigger}`);
  await em.commit();
  const client = new Client({ connectionString: app.settings.databaseUrl });
  await client.connect();
  await client.query(`vacuum analyze ${tables.join(', ')}`);
  await client.end();
  return result;
}

/** The triggers that keep the search index up to date with these tables. */
const searchTriggers = (em: EntityManager, tables: string[]) =>
  em.execute<{ table: string; trigger: string }[]>(
    `select format('alter table %I', c.relname) as table, format('trigger %I', t.tgname) as trigger
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relname in (?) and not t.tgisinternal and t.tgname ~ '_(searched|(to|in)_search)$'`,
    [tables],
  );

interface Step {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: Step[];
}

const flat = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(flat)];
/** Includes rows that were filtered out. */
const rowsOf = (step: Step) =>
  (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];

/** The execution plan of a query. */
export class Plan {
  private constructor(private readonly steps: Step[]) {}

  static async of(app: RunningApp, sql: string, params: readonly unknown[]): Promise<Plan> {
    const [row] = await app.rows<{ 'QUERY PLAN': [{ Plan: Step }] }>(
      `explain (analyze, format json) ${sql}`,
      [...params],
    );
    if (!row) throw new Error('There is no plan.');
    return new Plan(flat(row['QUERY PLAN'][0].Plan));
  }

  /** The tables that were scanned sequentially. */
  scanned(): string[] {
    return this.steps
      .filter((step) => step['Node Type'] === 'Seq Scan')
      .map((step) => step['Relation Name'] ?? '');
  }

  /** The number of rows read, of one table or of all. */
  rowsRead(table?: string): number {
    const scans = this.scansOf(table);
    return scans.reduce((sum, step) => sum + rowsOf(step), 0);
  }

  /** The number of rows read by the step that read the most of a table. */
  mostRead(table: string): number {
    return Math.max(...this.scansOf(table).map(rowsOf));
  }

  /** The names of the indexes used. */
  indexes(): string[] {
    return [...new Set(this.steps.flatMap((step) => step['Index Name'] ?? []))].sort();
  }

  private scansOf(table?: string): Step[] {
    return this.steps.filter(
      (step) =>
        step['Relation Name'] !== undefined &&
        (table === undefined || step['Relation Name'] === table),
    );
  }
}

/** Runs the one statement that a repository sends and returns its plan. */
export async function planOfAsked(
  app: RunningApp,
  ask: (em: EntityManager) => Promise<unknown>,
): Promise<Plan> {
  const asked: [string, unknown[]][] = [];
  await ask({
    execute: async (sql: string, params: unknown[]) => (asked.push([sql, params]), []),
  } as unknown as EntityManager);
  expect(asked).toHaveLength(1);
  const [sql, params] = asked[0] ?? ['', []];
  return Plan.of(app, sql, params);
}
