// The tables as created by the migrations: backend/schema.txt contains what entities do not express
// (indexes, constraints, triggers, functions, unlogged tables). `--check` changes nothing and fails
// if the file, an entity or a declared statement differs from the migrations.
import fs from 'node:fs';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { buildWhatIsStale } from './build.mjs';
import { wrongDeclaredStatements } from './lib/checked-statements.mjs';
import { compiled, inHouse } from './lib/house.mjs';
import { Refused, run, say } from './lib/say.mjs';
import { describeSchema, foreignKeys } from './lib/schema-catalogue.mjs';
import { startTestPostgres } from './lib/test-postgres.mjs';

const FILE = 'backend/schema.txt';
const MIGRATED_FROM = [
  'backend/src/migrations',
  'backend/src/platform/database',
  'backend/src/preparation.ts',
];
/** Created by the migrator itself. */
const OF_LIBRARIES = ['mikro_orm_migrations'];
/** These entities have foreign keys as plain columns. The list may only get shorter. */
const PLAIN = [
  'case_outcome.post_id',
  'clinical_post.author_id',
  'measure.account_id',
  'measure.taken_by',
  'profile.account_id',
  'profile.city_id',
  'profile.cv_asset_id',
  'profile.origin_city_id',
  'profile.picture_asset_id',
  'training.account_id',
  'training.city_id',
  'training.country_id',
  'training.school_id',
];
/**
 * Indexes and constraints are compared in the file, including details that MikroORM does not know.
 */
const IN_FILE = /^(drop index|alter table "\w+" drop constraint) "?\w+"?;$/;

async function withTables(work) {
  const postgres = await startTestPostgres({
    prepared: { sources: MIGRATED_FROM, prepare: makeTables },
  });
  try {
    return await withEntities(postgres.url, work);
  } finally {
    await postgres.stop();
  }
}

async function makeTables(url) {
  const { migrate } = await compiled('backend/src/platform/database/migrate.js');
  const { prepareQueues } = await compiled('backend/src/preparation.js');
  await migrate(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await prepareQueues(client);
  await client.end();
}

async function withEntities(databaseUrl, work) {
  const { databaseOptions } = await compiled('backend/src/platform/database/database.options.js');
  const { ENTITIES } = await compiled('backend/src/entities.js');
  const { QUEUE_SCHEMA } = await compiled('backend/src/platform/queues/connection.js');
  const orm = await MikroORM.init({
    ...databaseOptions({ databaseUrl }),
    entities: ENTITIES,
    schemaGenerator: {
      createForeignKeyConstraints: false,
      skipTables: OF_LIBRARIES,
      ignoreSchema: [QUEUE_SCHEMA],
    },
  });
  try {
    return await work(orm);
  } finally {
    await orm.close();
  }
}

/** The changes MikroORM would make to match the tables to the entities. */
async function wrongColumns(orm) {
  const sql = await orm.schema.getUpdateSchemaSQL({ wrap: false });
  return sql
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !IN_FILE.test(line))
    .map((line) => `An entity differs from its table; MikroORM would: ${line}`);
}

function relationsOf(orm) {
  const entities = Object.values(orm.getMetadata().getAll());
  return entities.flatMap(({ tableName, relations }) =>
    relations.map(
      ({ fieldNames, targetMeta }) => `${tableName}.${fieldNames} → ${targetMeta.tableName}`,
    ),
  );
}

async function wrongRelations(orm) {
  const keys = await foreignKeys(orm.em.getConnection());
  const related = relationsOf(orm);
  const columnOf = (relation) => relation.split(' ')[0];
  const isPlain = (relation) => PLAIN.includes(columnOf(relation));
  const plain = keys.filter((key) => !related.includes(key)).map(columnOf);
  return [
    ...keys
      .filter((key) => !related.includes(key) && !isPlain(key))
      .map((key) => `No entity has the relation ${key}.`),
    ...related
      .filter((relation) => !keys.includes(relation))
      .map((relation) => `No foreign key stands behind the relation ${relation}.`),
    ...PLAIN.filter((column) => !plain.includes(column)).map(
      (column) => `${column} is a relation now: take it off PLAIN in scripts/schema.mjs.`,
    ),
  ];
}

/** The lines on one side only. */
function difference(written, found) {
  const [before, after] = [written, found].map((text) => text.split('\n'));
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
}

await run(async () => {
  await buildWhatIsStale(['server']);
  await withTables(async (orm) => {
    const description = await describeSchema(orm.em.getConnection());
    const statements = await wrongDeclaredStatements(orm);
    const failures = [
      ...(await wrongColumns(orm)),
      ...(await wrongRelations(orm)),
      ...statements.failures,
    ];
    const written = fs.existsSync(inHouse(FILE)) ? fs.readFileSync(inHouse(FILE), 'utf8') : '';
    if (process.argv.includes('--check') && written !== description)
      failures.push(
        `The migrations make something else than ${FILE} says. If that is meant: node scripts/schema.mjs`,
        ...difference(written, description),
      );
    if (failures.length > 0) throw new Refused(failures.join('\n'));
    if (written === description)
      return say(`The schema is current, and ${statements.count} statements fit it.`);
    fs.writeFileSync(inHouse(FILE), description);
    say(`Wrote ${FILE}.`);
  });
});
