// A migration that is killed half-way.
import { once } from 'node:events';
import pg from 'pg';
import { pause, until } from '../processes.mjs';
import { demand } from './story-tools.mjs';

const KILLS = 10;
const LEAST_KILLS = 3;
const STEPS_AT_ONCE = 16;
const SOONEST_MS = 1_000;
const LATER_MS = 4_000;
const PREPARATION_LIMIT = 120_000;

/** A description of everything in a database, for comparison. */
const SHAPE = `
  select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
    from information_schema.columns where table_schema in ('public', 'bullmq')
  union all select 'index ' || pg_get_indexdef(indexrelid) || ' ' || indisvalid || ' ' || indisready from pg_index i
    join pg_class c on c.oid = i.indexrelid where c.relnamespace in ('public'::regnamespace, 'bullmq'::regnamespace)
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || ' ' || convalidated
    from pg_constraint where connamespace in ('public'::regnamespace, 'bullmq'::regnamespace) and conrelid > 0
  union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
    where pronamespace in ('public'::regnamespace, 'bullmq'::regnamespace) and prokind in ('f', 'p')
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  union all select 'migration ' || name from mikro_orm_migrations
  order by 1`;

async function shapeOf(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const lines = (await client.query(SHAPE)).rows.map(({ line }) => line);
    const { rows: tables } = await client.query(
      "select tablename as name from pg_tables where schemaname = 'public' order by 1",
    );
    for (const { name } of tables) {
      const { rows: counted } = await client.query(`select count(*)::int as count from "${name}"`);
      lines.push(`rows of ${name}: ${counted[0].count}`);
    }
    return lines;
  } finally {
    await client.end();
  }
}

const migrationsDone = async (client) =>
  client.query('select count(*)::int as count from mikro_orm_migrations').then(
    ({ rows: [{ count }] }) => count,
    () => 0,
  );

/**
 * Kills the preparation repeatedly, at a random time or as soon as it has made some progress; the
 * final result must be the same as without interruption.
 */
export async function migrationKilled({ database, preparationOf }, random) {
  const [whole, broken] = [
    await database.another('prepared_whole'),
    await database.another('prepared_broken'),
  ];
  const [code] = await once(preparationOf(whole), 'exit');
  demand(code === 0, 'The database could not be prepared at all.');
  // A pool, because the last query may still be running when the next one starts.
  const client = new pg.Pool({ connectionString: broken });
  const among = [];
  for (let ended = false, runs = 0; !ended; runs += 1) {
    demand(runs <= KILLS, `It does not come to its end after ${KILLS} kills.`);
    const aim = (await migrationsDone(client)) + 1 + Math.floor(random() * STEPS_AT_ONCE);
    const child = preparationOf(broken);
    const gone = once(child, 'exit').then(([status]) => ({ status }));
    const hasCome = async () => child.exitCode !== null || (await migrationsDone(client)) >= aim;
    await Promise.race([
      gone,
      until(hasCome, PREPARATION_LIMIT, 2),
      pause(SOONEST_MS + random() * LATER_MS),
    ]);
    if (child.exitCode === null && among.length < KILLS) {
      child.kill('SIGKILL');
      among.push(await migrationsDone(client));
    }
    ended = (await gone).status === 0;
  }
  await client.end();
  const [wanted, got] = [await shapeOf(whole), await shapeOf(broken)];
  const differing = [
    ...wanted.filter((line) => !got.includes(line)),
    ...got.filter((line) => !wanted.includes(line)),
  ];
  demand(among.length >= LEAST_KILLS, `It was killed ${among.length} times only.`);
  demand(
    differing.length === 0,
    `Killed after ${among} migrations; then differ: ${differing.slice(0, 3).join(' · ')}`,
  );
}
