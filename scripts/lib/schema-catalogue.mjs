// What PostgreSQL's catalogue says about our tables, besides their columns.

/** Excludes objects of extensions, and the migrator's own table. */
const OURS = (oid, catalogue) => `not exists (select from pg_depend d
    where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
const TABLES = `select oid, relname, relpersistence, reloptions from pg_class
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
    and relname <> 'mikro_orm_migrations'`;

const PARTS = {
  'Unlogged tables': `select relname as line from (${TABLES}) t where relpersistence = 'u'`,
  'Settings of tables': `select relname || ': ' || array_to_string(reloptions, ', ') as line
    from (${TABLES}) t where reloptions is not null`,
  Indexes: `select pg_get_indexdef(i.indexrelid) as line
    from pg_index i join (${TABLES}) t on t.oid = i.indrelid`,
  Constraints: `select t.relname || ': ' || c.conname || ' ' || pg_get_constraintdef(c.oid)
      || case when c.convalidated then '' else ' (not validated)' end as line
    from pg_constraint c join (${TABLES}) t on t.oid = c.conrelid where c.contype <> 'n'`,
  Triggers: `select pg_get_triggerdef(g.oid) as line
    from pg_trigger g join (${TABLES}) t on t.oid = g.tgrelid where not g.tgisinternal`,
  Functions: `select pg_get_functiondef(p.oid) as line from pg_proc p
    where p.pronamespace = 'public'::regnamespace and ${OURS('p.oid', 'pg_proc')}`,
  Views: `select relname || ': ' || pg_get_viewdef(c.oid) as line from pg_class c
    where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
      and ${OURS('c.oid', 'pg_class')}`,
  Extensions: `select extname as line from pg_extension`,
};

/** A description that only changes when the tables do. */
export async function describeSchema(connection) {
  const parts = [];
  for (const [title, query] of Object.entries(PARTS)) {
    const rows = await connection.execute(query);
    const lines = rows.map(({ line }) => line.trim()).sort();
    if (lines.length > 0) parts.push(`## ${title}\n\n${lines.join('\n')}\n`);
  }
  return `Written by \`node scripts/schema.mjs\` from the migrations.\n\n${parts.join('\n')}`;
}

/** Formatted as `comment.author_id → account`. */
export async function foreignKeys(connection) {
  const rows = await connection.execute(`select t.relname || '.' || (
      select string_agg(a.attname, ',') from pg_attribute a
      where a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    ) || ' → ' || r.relname as line
    from pg_constraint c join (${TABLES}) t on t.oid = c.conrelid
    join pg_class r on r.oid = c.confrelid where c.contype = 'f'`);
  return rows.map(({ line }) => line);
}
